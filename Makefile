# Two commands: `make play` starts Tavolata, `make test` proves it. Both install what they need into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.json' | grep -v egg-info) setup.py pyproject.toml constraints.txt
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

.PHONY: help play install test lint test-pure test-compiled soak bench clean

help:
	@echo "make play    install into .venv and play in the terminal"
	@echo "make test    install what tests need and run every check, on the plain and on the compiled build"
	@echo "make lint    formatting, types, direction of dependencies"
	@echo "make soak    100,000 random games with every invariant (about half an hour)"
	@echo "make bench   how fast it is here, beside a calibration loop"
	@echo "make clean   remove what was installed and built"

play: install
	@$(BIN)/tavolata

install: $(VENV)/installed

$(VENV)/python:
	@# Debian's Python comes without ensurepip unless python3-venv is installed: then the system's pip fills the folder.
	@$(PYTHON) -m venv $(VENV) >/dev/null 2>&1 || \
	    { $(PYTHON) -m venv --without-pip $(VENV) && $(PYTHON) -m pip -q --python $(BIN)/python install pip; }
	$(PIP) install -c constraints.txt setuptools wheel mypy fluent.runtime msgspec mypy_extensions platformdirs rich
	@touch $@

# Compiled where a C compiler is there, plain Python where not: setup.py finds out.
$(VENV)/installed: $(VENV)/python $(SOURCES)
	@echo "Installing Tavolata into $(VENV) (compiling the rules takes about a minute) ..."
	@rm -rf build src/tavolata.egg-info
	$(PIP) wheel --no-deps --no-build-isolation -w build/wheel .
	$(PIP) install -c constraints.txt build/wheel/*.whl
	$(PIP) install --no-deps --force-reinstall build/wheel/*.whl
	@touch $@

$(VENV)/tested: $(VENV)/python pyproject.toml constraints.txt
	$(PIP) install -c constraints.txt hypothesis import-linter pytest pytest-cov pytest-xdist ruff
	@touch $@

# Installs first, as `make play` does: what an installation lacks must show before the tests bring it along.
test: install lint test-pure test-compiled

lint: $(VENV)/tested
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

# The plain build is src/ itself; it is the one that coverage can see.
test-pure: $(VENV)/tested
	PYTHONPATH=src $(BIN)/python -m pytest -n auto --cov --cov-report=term:skip-covered

# The compiled build is the installed one (nothing in src/ is on the path), with the same tests.
test-compiled: $(VENV)/tested install
	$(BIN)/tavolata --version
	$(BIN)/python -m pytest -n auto

soak: $(VENV)/tested install
	TAVOLATA_BATTERY=100 $(BIN)/python -m pytest -n auto tests/battery

bench: install
	$(BIN)/tavolata bench

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
