PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt
CORE := $(shell find core/include core/src core/bind -type f) CMakeLists.txt
TEMPLATE := $(shell find template -type f -not -path '*/__pycache__/*')
SOURCES := $(shell find core -name '*.[ch]pp')

.PHONY: help setup demo test test-fast test-core lint format docs bench clean

help: ## say what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/ - /'

$(VENV)/tools: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit("Pfadwerk needs Python 3.11 or newer: make PYTHON=python3.12 ..." if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(PIP) scikit-build-core nanobind cmake ninja
	touch $@

$(VENV)/built: $(VENV)/tools $(CORE)
	$(PIP) --no-build-isolation -e .
	$(BIN)/python -m compileall -q src
	touch $@

$(VENV)/dev: $(VENV)/tools $(CORE) $(TEMPLATE)
	$(PIP) --no-build-isolation -e '.[dev]'
	$(BIN)/python -m compileall -q src
	cp $(VENV)/lib/python*/site-packages/pfadwerk/_core.pyi src/pfadwerk/ # the type checker looks for it there
	rm -rf $(VENV)/template
	$(PIP) --no-build-isolation --no-deps --target $(VENV)/template ./template
	touch $(VENV)/built $@

setup: $(VENV)/dev ## install everything into .venv

demo: $(VENV)/built ## solve and draw one example of each family
	@$(BIN)/pfadwerk demo

test: $(VENV)/dev ## run all tests
	$(BIN)/python -m pytest -q -n auto

test-fast: $(VENV)/dev ## run the tests but the slow ones
	$(BIN)/python -m pytest -q -n auto -m 'not slow'

test-core: $(VENV)/dev ## run the core's tests with address and undefined-behaviour sanitizers
	$(BIN)/cmake -S . -B build/sanitized -G Ninja -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja \
	  -DCMAKE_BUILD_TYPE=RelWithDebInfo -DPFADWERK_SANITIZE=ON
	$(BIN)/cmake --build build/sanitized
	$(BIN)/ctest --test-dir build/sanitized --output-on-failure

lint: $(VENV)/dev ## run the linters and the type checker
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/clang-format --dry-run --Werror $(SOURCES)

format: $(VENV)/dev ## put the code into its form
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(BIN)/clang-format -i $(SOURCES)

docs: $(VENV)/dev ## write the API reference to build/docs
	$(BIN)/pdoc -o build/docs pfadwerk

bench: $(VENV)/dev ## run the benchmarks
	$(BIN)/python -m bench

clean: ## remove all that was built
	rm -rf $(VENV) build .pytest_cache .mypy_cache .ruff_cache .hypothesis
