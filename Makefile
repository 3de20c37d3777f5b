# Everything one needs: `make help` lists it. Prerequisites are looked for by .ci/setup, which
# installs only what is missing.

PREFIX ?= /usr/local
WINDOWS ?=
BUILD = swift build --explicit-target-dependency-import-check error
# Optimised across the rooms, which share generic rows and drawings: a fifth fewer instructions a key.
RELEASE = $(BUILD) -c release -Xswiftc -cross-module-optimization --product ShopTUI
# One binary that runs anywhere on Linux; macOS brings the libraries along by itself.
ifeq ($(shell uname -s),Linux)
RELEASE += --static-swift-stdlib
endif

.PHONY: run test check format lint borders bench build install uninstall clean help
.DEFAULT_GOAL := help

run: build ## Build the shop and start it (WINDOWS=4 for another number of windows)
	@.build/release/ShopTUI $(if $(WINDOWS),--windows $(WINDOWS))

test: ## Set up what the tests need and run them all
	@.ci/setup ncurses tmux
	$(BUILD) --build-tests
	swift test --skip-build

check: lint borders test ## Format, borders, warnings and tests: what has to be green to commit

lint: ## Check the format of every Swift file
	@.ci/setup
	git ls-files '*.swift' | xargs swift format lint --strict --configuration .swift-format

borders: ## Check that no room reaches into another
	@.ci/borders

format: ## Format every Swift file
	@.ci/setup
	git ls-files '*.swift' | xargs swift format format --in-place --configuration .swift-format

bench: build ## Measure the release binary beside a plain C program (ROUNDS=2 for a quick look)
	@Benchmarks/run $(ROUNDS)

build: ## Build the release binary
	@.ci/setup ncurses
	@$(RELEASE) --quiet

install: build ## Install the binary as PREFIX/bin/shop
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 .build/release/ShopTUI "$(DESTDIR)$(PREFIX)/bin/shop"

uninstall: ## Remove what `make install` installed
	rm -f "$(DESTDIR)$(PREFIX)/bin/shop"

clean: ## Remove what was built
	rm -rf .build

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)
