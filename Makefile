# Everything one needs: `make help` lists it. Prerequisites are looked for by .ci/setup, which
# installs only what is missing.

PREFIX ?= /usr/local
WINDOWS ?=
# The build is the user's own; only where it is put may need more.
AS_OWNER = $(shell d="$(DESTDIR)$(PREFIX)"; while [ ! -e "$$d" ]; do d=$$(dirname "$$d"); done; [ -w "$$d" ] || echo sudo)
# Installed without the names of functions, which only debuggers and profiles need.
STRIP = $(shell command -v strip >/dev/null && echo -s)
BUILD = swift build --explicit-target-dependency-import-check error
# Optimised across the rooms, which share generic rows and drawings: a fifth fewer instructions a key.
RELEASE = $(BUILD) -c release -Xswiftc -cross-module-optimization --product ShopTUI
# The compiler says which conformance a generic type needs, else each one is looked for at its first
# use, among all there are.
RELEASE += -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# Debug builds, and so all tests, watch for exclusive access at run time; here the compiler's own
# checks are left, and a key takes a twentieth less.
RELEASE += -Xswiftc -enforce-exclusivity=unchecked
# The shop has one thread, as the soak watches: references are counted without locking the memory, and
# nobody asks at run time which thread it is.
RELEASE += -Xswiftc -Xfrontend -Xswiftc -assume-single-threaded
RELEASE += -Xswiftc -Xfrontend -Xswiftc -disable-dynamic-actor-isolation
# Values are copied by code of their own, and not by interpreting their layout.
RELEASE += -Xswiftc -Xfrontend -Xswiftc -disable-type-layout
# One binary that runs anywhere on Linux; macOS brings the libraries along by itself.
ifeq ($(shell uname -s),Linux)
RELEASE += --static-swift-stdlib
# A start waits for each library. libxml2 is not linked, whatever its headers ask for: it is loaded when
# it is needed. Of C++ comes along what the runtime uses.
RELEASE += -Xlinker '--remap-inputs=*/libxml2.so=/dev/null' -Xlinker '--remap-inputs=*/libstdc++.so=/dev/null' \
	-Xlinker -l:libstdc++.a -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
# SQLite and ncurses are put into the binary, where there are archives of them: what keys go through of
# them stands beside the rest then, and can be reached for with it.
archive = $(filter /%,$(shell clang -print-file-name=lib$(1).a 2>/dev/null))
ifneq ($(call archive,sqlite3),)
RELEASE += -Xlinker '--remap-inputs=*/libsqlite3.so=$(call archive,sqlite3)'
endif
ifneq ($(and $(call archive,ncursesw),$(call archive,tinfo)),)
RELEASE += -Xlinker '--remap-inputs=*/libncursesw.so=$(call archive,ncursesw)' -Xlinker -l:libtinfo.a
endif
# What a start and a key go through stands side by side, and nowhere but where it was linked to, so
# that nothing of it has to be corrected in memory: fewer pages to reach for, and a third less memory.
RELEASE += -Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -use-ld=lld -Xlinker -no-pie \
	-Xlinker "--symbol-ordering-file=$(CURDIR)/Benchmarks/hot-functions.txt" -Xlinker --no-warn-symbol-ordering
endif

# The compiler knows how often each branch is taken, by keys and by the walks of `shop verify`, where Swift comes
# with what it takes: a key takes a tenth less CPU, a random event a twelfth less time. `make order` counts anew.
TOOLCHAIN := $(dir $(realpath $(shell command -v swift)))
PROFDATA := $(wildcard $(TOOLCHAIN)llvm-profdata)
# Other counts have another name, so that all is built anew with them.
COUNTS := .build/counts-$(firstword $(shell cksum <Benchmarks/profile.proftext 2>/dev/null)).profdata
# Functions that several files have are told apart by the file's name, wherever it is.
COUNTED = -Xswiftc -Xllvm -Xswiftc -static-func-full-module-prefix=false -Xswiftc -Xfrontend -Xswiftc
COUNTING = --scratch-path .build/counting $(COUNTED) -ir-profile-generate=default.profraw -Xlinker -u__llvm_profile_runtime \
	-Xlinker "$$($(TOOLCHAIN)clang -print-resource-dir)/lib/linux/libclang_rt.profile-$$(uname -m).a"
ifneq ($(and $(PROFDATA),$(findstring -ir-profile-use,$(shell swiftc -help-hidden 2>/dev/null))),)
build: $(COUNTS)
BY_COUNTS = $(COUNTED) "-ir-profile-use=$(CURDIR)/$(COUNTS)" -Xswiftc -Xllvm -Xswiftc -no-pgo-warn-mismatch
endif

# What is installed, and where.
BINARY ?= .build/release/ShopTUI
PAPERS = .build/papers
MANUAL = share/man/man1/shop.1
COMPLETE_BASH = share/bash-completion/completions/shop
COMPLETE_ZSH = share/zsh/site-functions/_shop
COMPLETE_FISH = share/fish/vendor_completions.d/shop.fish
INSTALLED = bin/shop $(MANUAL) $(COMPLETE_BASH) $(COMPLETE_ZSH) $(COMPLETE_FISH)

.PHONY: run test check coverage fuzz sanitize mutants format lint borders docs bench order matrix soak pictures build papers install uninstall clean help
.DEFAULT_GOAL := help

run: build ## Build the shop and start it (WINDOWS=4 for another number of windows)
	@.build/release/ShopTUI $(if $(WINDOWS),--windows $(WINDOWS))

test: export SHOP_STRICT = 1
test: ## Set up what the tests need and run them all
	@.ci/setup ncurses sqlite libxml2 tmux screen
	$(BUILD) --build-tests
	swift test --skip-build

check: lint borders test docs ## Format, borders, warnings, tests, docs: what has to be green to commit

coverage: export SHOP_STRICT = 1
coverage: ## Show how much of each file of ShopCore its tests run; less than 95 % fails
	@.ci/coverage ShopCore 95

SECONDS = 60
TARGETS =
fuzz: ## Feed every door for bytes from outside with libFuzzer's inputs (SECONDS=600 for each, TARGETS="keys links")
	@Fuzz/run $(SECONDS) $(TARGETS)

ONLY =
sanitize: ## Run all tests under the thread and the address sanitizer (ONLY="thread core data" for some)
	@.ci/sanitize $(ONLY)

mutants: ## Put mistakes into ShopCore, and look whether verifying finds each, in three quarters of an hour (ONLY="link flow" for some)
	@.ci/setup ncurses sqlite libxml2 python3
	@Tests/Mutants/mutants.py $(ONLY)

docs: export SHOP_STRICT = 1
docs: ## Make the documentation of ShopCore, in .build/docs; a warning fails
	@.ci/setup
	$(BUILD) --target ShopCore --quiet
	@.ci/docs

lint: ## Check the format of every Swift file
	@.ci/setup
	@files=$$(git ls-files '*.swift') && [ -n "$$files" ] || { echo 'git lists no Swift file here.' >&2; exit 1; }; \
	swift format lint --strict --configuration .swift-format $$files

borders: ## Check that no room reaches into another
	@.ci/borders

format: ## Format every Swift file
	@.ci/setup
	git ls-files '*.swift' | xargs swift format format --in-place --configuration .swift-format

bench: build ## Measure the release binary beside a plain C program, and its parts (ROUNDS=2 for a quick look)
	@Benchmarks/run $(ROUNDS)
	@$(RELEASE:ShopTUI=ShopBenchmarks) $(BY_COUNTS) --quiet
	@for subject in saving search import history verifying; do .build/release/ShopBenchmarks $$subject; done

order: ## Find out anew which code keys and walks go through, and how often: what is put in line, and side by side
	@command -v valgrind >/dev/null || { echo 'Please install valgrind.' >&2; exit 1; }
	@[ -n "$(if $(BY_COUNTS),yes)" ] || { echo 'This Swift comes without llvm-profdata, or its compiler takes no counts.' >&2; exit 1; }
	@.ci/setup ncurses sqlite libxml2 python3
	@$(RELEASE) $(COUNTING) --quiet
	@Benchmarks/train.py .build/counting/release/ShopTUI "$(PROFDATA)"
	@$(MAKE) build
	@Benchmarks/order.py

matrix: export SHOP_STRICT = 1
matrix: ## Try the shop on every kind of terminal, in a real xterm, GNU screen and tmux
	@.ci/setup ncurses sqlite libxml2 tmux screen xterm xvfb xdotool
	$(BUILD) --build-tests
	SHOP_MATRIX=whole swift test --skip-build --filter 'On each kind of terminal|In a real xterm'

soak: build ## Use the release binary for a million actions and a thousand sizes of the screen (ACTIONS= RESIZES= SEED=)
	@.ci/setup python3
	@Tests/Soak/soak.py $(BINARY) $(or $(ACTIONS),1000000) $(or $(RESIZES),1000) $(or $(SEED),1)

pictures: ## Draw the README's pictures, and make the tests that are made of scripts, from Resources/Scripts
	@.ci/setup ncurses sqlite libxml2
	@$(BUILD) --product ShopTUI --quiet
	@for script in Resources/Scripts/*.shop; do \
	  .build/debug/ShopTUI replay "$$script" --headless --into Resources/Pictures || exit 1; \
	done
	@.build/debug/ShopTUI replay Resources/Scripts/tour.shop --export-test Tests/ShopCoreTests/Scripts/TourScriptTests.swift
	@.build/debug/ShopTUI replay Resources/Scripts/order.shop --export-test Tests/ShopCoreTests/Scripts/OrderScriptTests.swift

build: ## Build the release binary
	@.ci/setup ncurses sqlite libxml2
	@$(RELEASE) $(BY_COUNTS) --quiet

$(COUNTS): Benchmarks/profile.proftext
	@mkdir -p $(@D)
	@"$(PROFDATA)" merge $< -o $@

papers: build
	@mkdir -p $(addprefix $(PAPERS)/,$(dir $(INSTALLED)))
	@$(BINARY) manual >$(PAPERS)/$(MANUAL)
	@$(BINARY) --generate-completion-script bash >$(PAPERS)/$(COMPLETE_BASH)
	@$(BINARY) --generate-completion-script zsh >$(PAPERS)/$(COMPLETE_ZSH)
	@$(BINARY) --generate-completion-script fish >$(PAPERS)/$(COMPLETE_FISH)

install: papers ## Install PREFIX/bin/shop, its manual and completions, and have the desktop open myshop: links
	$(AS_OWNER) install -d $(foreach file,$(INSTALLED),"$(DESTDIR)$(PREFIX)/$(dir $(file))")
	$(AS_OWNER) install $(STRIP) -m 755 $(BINARY) "$(DESTDIR)$(PREFIX)/bin/shop"
	@for file in $(MANUAL) $(COMPLETE_BASH) $(COMPLETE_ZSH) $(COMPLETE_FISH); do \
	  $(AS_OWNER) install -m 644 $(PAPERS)/$$file "$(DESTDIR)$(PREFIX)/$$file" || exit 1; done
	@DESTDIR="$(DESTDIR)" PREFIX="$(PREFIX)" .ci/link-handler install "$(PREFIX)/bin/shop"

uninstall: ## Remove what `make install` installed
	$(AS_OWNER) rm -f $(foreach file,$(INSTALLED),"$(DESTDIR)$(PREFIX)/$(file)")
	@DESTDIR="$(DESTDIR)" PREFIX="$(PREFIX)" .ci/link-handler uninstall

clean: ## Remove what was built
	rm -rf .build

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)
