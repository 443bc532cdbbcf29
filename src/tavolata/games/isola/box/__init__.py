"""The cards of Isola dei Demoni, as data."""
