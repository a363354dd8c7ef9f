# Platen: `make` alone prints the targets.

# Debian packages, the only place where they are named: to build, to test and to run `make instructions`, to run `make clouds`
# and `make cloudbench`, to run `make bench`, `make load`, `make renderers` and `make scale`, and the scripts in Tests/Comparison,
# and to run `make wheel`.
BUILD_PACKAGES = binutils libcairo2-dev libdeflate-dev libexpat1-dev libfontconfig-dev libfreetype-dev \
  libgif-dev libharfbuzz-dev liblcms2-dev libpixman-1-dev libpng-dev libqrencode-dev libstemmer-dev libturbojpeg0-dev libwebp-dev libyaml-dev nettle-dev pkg-config zlib1g-dev
TEST_PACKAGES = bzip2 chromium curl fontconfig git jq libharfbuzz-bin librsvg2-bin man-db mupdf-tools pango1.0-tools \
  poppler-utils python3-jsonschema python3-yaml qpdf unicode-data valgrind webp zbar-tools
CLOUD_PACKAGES = librsvg2-bin poppler-utils python3 python3-numpy python3-pil
BENCH_PACKAGES = gcc imagemagick libc6-dev libisal-dev libpango1.0-dev libpng-dev mupdf-tools nginx-light python3 \
  python3-numpy python3-pil python3-venv wrk
SCALE_PACKAGES = openjdk-17-jre-headless python3 python3-venv
WHEEL_PACKAGES = python3-hatchling
RELEASE_PACKAGES = advancecomp dpkg-dev python3-wheel

# The targets that `make test` builds and tests; without one, all of them.
ROOM =
export PLATEN_ROOM = $(ROOM)
# What make builds needs no plugin for other packages.
export PLATEN_WITHOUT_PLUGIN = 1
# The modules that are optimized in debug builds as well: most of the tests' time goes into them.
export PLATEN_OPTIMIZED = PlatenBase PlatenDrawing PlatenLayout PlatenText

PREFIX = /usr/local
DESTDIR =
# Where Swift builds; other folders let two builds live side by side.
BUILD_DIR = .build
# What `make demo` draws and `make bench` measures.
OUT = out
# How long `make fuzz` runs each target, in seconds.
FUZZ_SECONDS = 60
# How many random clouds `make clouds` draws.
CLOUDS = 1000

# How much `make scale` draws; without more, as much as the scripts say.
SCALE_BATCH = --badges 1000000
SCALE_SPARK =
SCALE_PEERS =

# The toolchain's own linker takes a quarter of the time that the system's does.
SWIFT_BUILD = swift build --scratch-path $(BUILD_DIR) -Xswiftc -use-ld=lld
# A third of the time that `platen --help` would take goes into loading libraries. So the command
# brings those with it that come as archives, C++'s too; pkg-config is led to the folder $(ARCHIVES).
ARCHIVES = $(abspath $(BUILD_DIR))/archives
# Foundation's ICU is nearly all data, 39 MB of it. Both programs load this one copy, which lies beside
# them, or in ../lib/platen where they are installed.
ICU = lib_FoundationICU.so
# Programs load it when the first code is drawn; it lies beside ICU where they are installed, as there is no archive.
QRENCODE = $$(pkg-config --variable=libdir libqrencode)/libqrencode.so.4
# Nothing is exported, so that what nobody calls can be left out, and the places that the loader
# corrects are packed. After `make order` the functions that pictures call lie beside each other: Linux
# brings a program's code into memory in pieces of 64 KB, and else most of a piece is what no picture needs.
STRIPPED = -s
ORDER = $(abspath $(BUILD_DIR))/link-order.txt
# A part of libwebp that is a library of its own since 1.3.
SHARPYUV = $(and $(wildcard /usr/lib/*/libsharpyuv.a),sharpyuv)
LINKED = $(STRIPPED) --no-export-dynamic $(PACKED) -rpath '$$ORIGIN/../lib/platen' \
  $(and $(wildcard $(ORDER)),--symbol-ordering-file=$(ORDER) --no-warn-symbol-ordering) \
  '--remap-inputs=*/$(ICU:.so=.a)=$(ARCHIVES)/$(ICU)' $(addprefix -l,pixman-1 png16 expat $(SHARPYUV) $(if $(ENGINES),brotlidec brotlicommon bz2))
# What `make packages` links brings its engines along, those of a folder, and runs on older systems, which know no packed
# places.
ENGINES =
PACKED = $(if $(ENGINES),$(ENGINES)/libc.o,-z pack-relative-relocs)
# A type is named in code by a call, not by text that the runtime has to read and look up among all
# conformances: a start takes half the time.
TYPES_BY_CALL = -Xfrontend -disable-concrete-type-metadata-mangled-name-accessors
# A section for each function, so that the linker can choose and order them.
SECTIONS = -Xfrontend -function-sections
RELEASE = $(SWIFT_BUILD) -c release --static-swift-stdlib --pkg-config-path $(ARCHIVES) \
  $(addprefix -Xswiftc ,$(TYPES_BY_CALL) $(SECTIONS)) $(addprefix -Xlinker ,$(LINKED))
PLATEN = $(BUILD_DIR)/release/platen
SERVER = $(PLATEN)-server
SHARE = $(DESTDIR)$(PREFIX)/share
INSTALLED_FONTS = $(SHARE)/platen/fonts
# The library's sources, with which `platen preview` builds Swift code.
PACKAGE = $(SHARE)/platen/package
LIBRARY = $(addprefix Sources/, C Core Compatibility)
# What the command prints of itself, and where that is installed.
SHELL_FILES = $(SHARE)/bash-completion/completions/platen $(SHARE)/zsh/site-functions/_platen \
  $(SHARE)/fish/vendor_completions.d/platen.fish
MANUAL = $(SHARE)/man/man1/platen.1

# Swift sources are at most this many lines, but for tables of data.
MOST_LINES = 400
DATA_TABLES = FontPackageRanges.swift SymbolDrawings.swift
# One under this many declares a type that others use, or is one of these: a module's list of what it
# brings, a plugin's start, a program of the playground.
FEWEST_LINES = 30
SMALL_FILES = Exports.swift PlatenMacros.swift
SMALL_FOLDERS = Sources/Tools/PlatenService/Playground/Examples Sources/Compatibility/StandIns

# Where the toolchain has its libraries.
RUNTIME = $$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
TOOLS = $(RUNTIME)/../../bin
# The suites that render, decode and serve, one after the other: the longest last.
SANITIZED = $(patsubst %,Platen%Tests,Base Workers Text Drawing Comparison Snapshots Server Service Scenes) PlatenTests
# With a sanitizer's frames a level of views takes more of the stack, and fewer levels have room; and its own memory
# counts as a worker's. A browser takes twenty minutes with a server that is so slow.
NOT_SANITIZED = DepthTests|LimitTests/depth|aNestIsMeasured|nestedGridsMeasure|aJobThatTakesTooMuchMemoryIsEnded|aJobIsGrantedWhatItTakesWithoutAsking|thePageDecidesInChromium
# What libFuzzer sees of a program: its edges, and the numbers that it compares.
COVERAGE = -sanitize-coverage=edge,inline-8bit-counters,pc-table,trace-cmp

.PHONY: help setup command build demo test test-build test-run check sanitize fuzz lint docs install uninstall instructions order bench load \
  mutants renderers clouds cloudbench wheel packages scale clean

help: ## Print the targets
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile | expand -t 20

setup: ## Install the missing Debian packages, also for the tests, and update the linked libraries
	$(toolchain)
	$(call packages,$(BUILD_PACKAGES) $(TEST_PACKAGES) $(CLOUD_PACKAGES))
	$(renewed)

command: ## Build the command for use, into .build/release
	$(toolchain)
	$(call packages,$(BUILD_PACKAGES))
	$(archives)
	$(RELEASE) --product platen
	@ln -sf $(ARCHIVES)/$(ICU) $(dir $(PLATEN))

build: command ## Build the command and the server
	$(RELEASE) --product platen-server

demo: command ## Draw the examples into out/ as SVG and PNG
	@mkdir -p $(OUT)
	$(call draw,tags,tags Fixtures/words.txt --alignment trailing --select Swift)
	$(call draw,tags-dark,tags Fixtures/words.txt --alignment justified --select Swift --select WWDC \
	  --is-deletable --color-scheme dark)
	$(call draw,pills,tags Fixtures/words.txt --style pill --fill '#F2F2F7' --background black \
	  --padding 20 --spacing 8 --pill-padding 12x5 --corner-radius 15 --font-size 17 --alignment center)
	$(call draw,cloud,tags Fixtures/languages.tsv --weights logarithmic --font-size 12...48 \
	  --width 640 --alignment center)
	$(call draw,cloud-dark,tags Fixtures/languages.tsv --weights logarithmic --font-size 12...48 \
	  --width 640 --alignment center --color-scheme dark)
	$(call draw,packed,cloud Fixtures/languages.tsv --width 640 --height 360)
	$(call draw,heart,cloud Fixtures/languages.tsv --shape heart --width 400 --height 360 --theme candy \
	  --color-scheme dark --largest-size 44 --least-size 7 --fit fill --repeats)
	$(call move,insertion,tags Fixtures/Moving/before.txt --to Fixtures/Moving/after.txt --style pill)
	$(call move,moving-cloud,cloud Fixtures/Moving/before.tsv --to Fixtures/Moving/after.tsv \
	  --width 400 --height 260)
	$(call move,moving-clock,clock --time 11:50 --to-time 12:10 --diameter 300)
	$(call draw,clock,clock)
	$(call draw,clock-roman,clock --time 10:08 --numerals roman --shows-ticks)
	@$(PLATEN) reference -o $(OUT)/reference.html && echo $(OUT)/reference.html
	$(call draw,grid,grid 📘 📕 📗 📙 --width 800 --height 400 --alignment center)
	$(call draw,emoji,grid 📘 📕 🦋 🍎 🚀 🎲 🌈 🐙 🍩 🎧 ⚽ 🌻 --width 800 --height 400 --border 1)

test: $(if $(ROOM),,setup lint) test-build test-run ## Check the form of the sources and run every test; ROOM=PlatenLayout builds and tests only that target

test-build:
	$(SWIFT_BUILD) --build-tests

test-run:
	swift test --scratch-path $(BUILD_DIR) --skip-build --disable-xctest
	$(if $(ROOM),,swift test --scratch-path $(BUILD_DIR) --skip-build --disable-swift-testing)

check: ## Run the checks of continuous integration, and longer ones
	.ci/steps.py --all

sanitize: setup ## Run the suites that render, decode and serve under the thread and address sanitizers
	$(call sanitized,thread,-Xswiftc -DTHREAD_SANITIZER)
	$(call sanitized,address)
	Tests/Sanitize/leaks.sh $(BUILD_DIR)/address/debug/platen

fuzz: ## Send each reader mutated input for a minute (FUZZ_SECONDS)
	$(toolchain)
	$(call packages,$(BUILD_PACKAGES))
	PLATEN_FUZZER="$(RUNTIME)/clang/lib/linux/libclang_rt.fuzzer_no_main-$$(uname -m).a" \
	  swift build --scratch-path $(BUILD_DIR)/fuzz -Xswiftc -use-ld=lld -c release --sanitize address \
	  -Xswiftc $(COVERAGE) -Xswiftc -enable-testing --product PlatenFuzz
	Tests/Fuzz/run.py --program $(BUILD_DIR)/fuzz/release/PlatenFuzz --work $(BUILD_DIR)/fuzz/work \
	  --seconds $(FUZZ_SECONDS)

lint: ## Check only the form of the sources
	swift format lint --strict --recursive Package.swift Sources Tests
	@find Sources Tests -name '*.swift' $(DATA_TABLES:%=! -name %) -exec awk \
	  'FNR == $(MOST_LINES) + 1 { print FILENAME ": over $(MOST_LINES) lines"; found = 1 } \
	  END { exit found }' {} +
	@find Sources -name '*.swift' $(SMALL_FILES:%=! -name %) $(SMALL_FOLDERS:%=! -path '%/*') -exec awk \
	  'FNR == 1 { check(); name = FILENAME; lines = 0; used = 0 } \
	  { lines++ } /^ *(@.* )?(public|package) / && !/ import / { used = 1 } \
	  function check() { if (name && lines < $(FEWEST_LINES) && !used) { \
	    print name ": under $(FEWEST_LINES) lines, and no type that others use"; found = 1 } } \
	  END { check(); exit found }' {} +
	Tests/Documents/names.py --check
	@Tests/Structure/cycles.py --check
	@Tests/Structure/shelves.py --check
	@Tests/Mutants/run.py --check

docs: setup ## Make the site of the documentation in out/docs
	$(SWIFT_BUILD) --target Platen
	Tests/Documents/docc.py --build $(BUILD_DIR)/debug --work $(BUILD_DIR)/docs --output $(OUT)/docs

install: build ## Install command, server, library, fonts, man page and completions under PREFIX (/usr/local)
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/lib/platen $(INSTALLED_FONTS)/Licenses
	install -m 644 $(ARCHIVES)/$(ICU) $(QRENCODE) $(DESTDIR)$(PREFIX)/lib/platen
	install -m 755 -s $(PLATEN) $(SERVER) $(DESTDIR)$(PREFIX)/bin
	install -m 644 Fonts/*.tt[cf] Fonts/*.otf Fonts/index.tsv Fonts/README.md $(INSTALLED_FONTS)
	install -m 644 Fonts/Licenses/* $(INSTALLED_FONTS)/Licenses
	dpkg-query -W -f '$${source:Package} $${Version}\n' $(filter %-dev,$(BUILD_PACKAGES) $(if $(ENGINES),libbrotli-dev libbz2-dev)) \
	  | sort -u > $(SHARE)/platen/libraries.txt
	rm -rf $(PACKAGE)
	install -d $(PACKAGE)/Sources
	install -m 644 Package.swift $(PACKAGE)
	cp -r $(LIBRARY) $(PACKAGE)/Sources
	rm -r $(PACKAGE)/Sources/Compatibility/PlatenPreview
	install -d $(dir $(SHELL_FILES) $(MANUAL))
	$(PLATEN) manual > $(MANUAL)
	$(PLATEN) completions bash > $(word 1,$(SHELL_FILES))
	$(PLATEN) completions zsh > $(word 2,$(SHELL_FILES))
	$(PLATEN) completions fish > $(word 3,$(SHELL_FILES))

uninstall: ## Remove the files that `make install` put under PREFIX
	rm -f $(DESTDIR)$(PREFIX)/bin/platen $(DESTDIR)$(PREFIX)/bin/platen-server $(SHELL_FILES) $(MANUAL)
	rm -rf $(SHARE)/platen $(DESTDIR)$(PREFIX)/lib/platen

instructions: command ## Compare the instructions and the memory that pictures take with a table
	$(call packages,$(TEST_PACKAGES))
	Tests/Benchmarks/instructions.py --platen $(PLATEN) --work $(BUILD_DIR)/instructions

order: ## List the functions that pictures call, which later builds put side by side
	$(call packages,$(TEST_PACKAGES))
	$(MAKE) command STRIPPED=-S
	Tests/Benchmarks/order.py --platen $(PLATEN) --work $(BUILD_DIR)/order --output $(ORDER)

bench: order build ## Compare the speed of the command with the same pictures drawn in C, by Typst and by Takumi (PyPI)
	$(call packages,$(BENCH_PACKAGES))
	OURS=$(abspath Tests/Benchmarks/ours.tsv) Tests/Benchmarks/run.py --platen $(PLATEN) --work $(BUILD_DIR)/bench
	Tests/Benchmarks/growth.py --platen $(PLATEN) --work $(BUILD_DIR)/bench

load: build ## Put the server under load, overload and attack, and check its answers
	$(call packages,$(BENCH_PACKAGES))
	Tests/Load/throughput.py --server $(SERVER) --platen $(PLATEN)
	Tests/Load/overload.py --server $(SERVER)
	Tests/Load/clouds.py --server $(SERVER) --platen $(PLATEN)
	Tests/Load/abuse.py --server $(SERVER)
	Tests/Load/siege.py --server $(SERVER)
	Tests/Load/kills.py --server $(SERVER)
	Tests/Load/drain.py --server $(SERVER)
	Tests/Load/soak.py --server $(SERVER) --platen $(PLATEN)
	Tests/Load/contract.py --server $(SERVER) --work $(BUILD_DIR)/contract

mutants: setup ## Change single lines of the code, and expect a test to fail for each
	Tests/Mutants/run.py --work $(BUILD_DIR)/mutants $(addprefix --room ,$(ROOM))

renderers: command ## Compare pictures with the same ones by rsvg-convert, Chromium, poppler and MuPDF
	$(call packages,$(TEST_PACKAGES) $(BENCH_PACKAGES))
	/usr/bin/python3 Tests/Renderers/compare.py --platen $(PLATEN) --work $(BUILD_DIR)/renderers
	/usr/bin/python3 Tests/Renderers/pairs.py --platen $(PLATEN) --work $(BUILD_DIR)/renderers/pairs

clouds: command ## Check random word clouds: no overlap, no missing word (CLOUDS=1000)
	$(call packages,$(CLOUD_PACKAGES))
	/usr/bin/python3 Tests/Clouds/check.py --platen $(PLATEN) --work $(BUILD_DIR)/clouds --clouds $(CLOUDS)

cloudbench: build ## Compare the speed of word clouds with word_cloud, d3-cloud and wordcloud2.js
	$(call packages,$(CLOUD_PACKAGES) chromium python3-venv)
	/usr/bin/python3 Tests/Benchmarks/clouds/run.py --platen $(PLATEN) --work $(BUILD_DIR)/clouds-bench --big

wheel: ## Build the Python package's wheel and its sources' archive into out/
	$(call packages,$(WHEEL_PACKAGES))
	@mkdir -p $(OUT)
	@rm -f $(OUT)/platen-*.whl $(OUT)/platen-*.tar.gz
	cd Deploy/python && /usr/bin/python3 -m hatchling build -d $(abspath $(OUT))
	@chmod 644 $(OUT)/platen-*.whl $(OUT)/platen-*.tar.gz

packages: wheel ## Make the released packages in out/packages: a wheel, a Debian package, an archive and an image
	$(toolchain)
	$(call packages,$(BUILD_PACKAGES) $(RELEASE_PACKAGES))
	Deploy/packages/engines.py --output $(BUILD_DIR)/engines
	rm -rf $(BUILD_DIR)/packages
	$(MAKE) install ENGINES=$(abspath $(BUILD_DIR))/engines DESTDIR=$(abspath $(BUILD_DIR))/packages PREFIX=/usr
	Deploy/packages/run.py --tree $(BUILD_DIR)/packages/usr --wheel $(OUT)/platen-*.whl --output $(OUT)/packages

scale: build wheel ## Compare pictures by Python, Spark and the Kubernetes Job with the command's (Java 17, PyPI)
	$(call packages,$(SCALE_PACKAGES))
	python3 -m venv $(BUILD_DIR)/scale
	$(BUILD_DIR)/scale/bin/pip install -q --disable-pip-version-check -r Tests/Scale/requirements.txt
	$(BUILD_DIR)/scale/bin/pip install -q --disable-pip-version-check --no-index --force-reinstall $(OUT)/platen-*.whl
	Deploy/python/tests/run.py --platen $(PLATEN) --wheel $(OUT)/platen-*.whl
	$(BUILD_DIR)/scale/bin/python Tests/Deploy/kubernetes.py --platen $(PLATEN)
	$(BUILD_DIR)/scale/bin/python Tests/Scale/notebooks.py --platen $(PLATEN)
	$(BUILD_DIR)/scale/bin/python Tests/Scale/spark.py --platen $(PLATEN) $(SCALE_SPARK)
	Tests/Scale/batch.py --platen $(PLATEN) --server $(SERVER) $(SCALE_BATCH)
	$(BUILD_DIR)/scale/bin/python Tests/Scale/peers.py --platen $(PLATEN) $(SCALE_PEERS)

clean: ## Remove all built and drawn files
	rm -rf $(BUILD_DIR) $(OUT)

define toolchain
@command -v swift > /dev/null \
  || { echo 'error: no Swift toolchain: see https://www.swift.org/install' >&2; exit 1; }
endef

# Installs those of the packages $(1) that are missing, one make at a time; without root it prints how, and stops.
define packages
@exec 9< Makefile; flock 9; missing=; \
for package in $(1); do \
  dpkg-query -W -f '$${db:Status-Status}\n' $$package 2>/dev/null | grep -qx installed \
    || missing="$$missing $$package"; \
done; \
$(install_missing)
endef

# Installs the newest of what is linked in that the distribution is known to have.
define renewed
@exec 9< Makefile; flock 9; \
missing=$$(apt-get -s -q install --only-upgrade --no-install-recommends $(BUILD_PACKAGES) libbrotli-dev libbz2-dev \
  | sed -n 's/^Inst \([^ ]*\).*/ \1/p' | tr -d '\n'); \
$(install_missing)
endef

define install_missing
test -n "$$missing" || exit 0; \
if [ "$$(id -u)" = 0 ]; then root=; \
elif sudo -n true 2>/dev/null; then root='sudo -n'; \
else \
  echo "error: packages are missing or old; to install them run:" >&2; \
  echo "  sudo apt-get update && sudo apt-get install -y --no-install-recommends$$missing" >&2; \
  exit 1; \
fi; \
$$root apt-get update -q < /dev/null 9<&- && $$root env DEBIAN_FRONTEND=noninteractive \
  apt-get install -q -y --no-install-recommends $$missing < /dev/null 9<&-
endef

# Links archives of libraries, and descriptions of all libraries that look for them first, and makes
# the ICU that both programs load of the toolchain's archive. The toolchain's own library has 18,000
# places that the loader corrects, most of them by the names of functions of its own; in this one its
# calls of itself are settled, the rest is packed, and C++'s library is in it.
define archives
@rm -rf $(ARCHIVES); mkdir -p $(ARCHIVES)
@folder=$$(pkg-config --variable=libdir cairo); \
for library in cairo deflate gif pixman-1 fontconfig expat turbojpeg webp webpdemux yaml nettle stemmer; do \
  ln -s $$folder/lib$$library.a $(ARCHIVES); \
done; \
for library in cairo fontconfig freetype2 harfbuzz harfbuzz-subset libdeflate libturbojpeg libwebp yaml-0.1 nettle zlib; do \
  sed 's|^libdir=.*|libdir=$(ARCHIVES)|' $$(pkg-config --variable=pcfiledir $$library)/$$library.pc \
    > $(ARCHIVES)/$$library.pc; \
done
$(if $(ENGINES),@ln -s $(ENGINES)/*.a $(ARCHIVES))
@ln -s "$$("$(TOOLS)/clang++" -print-file-name=libstdc++.a)" $(ARCHIVES)
@"$(TOOLS)/clang++" -fuse-ld=lld -shared -static-libstdc++ -o $(ARCHIVES)/$(ICU) \
  -Wl,--whole-archive "$(if $(ENGINES),$(ENGINES)/icu,$(RUNTIME)_static/linux)/$(ICU:.so=.a)" -Wl,--no-whole-archive \
  $(addprefix -Xlinker ,$(PACKED)) \
  -Wl,-s,-O2,-Bsymbolic,--exclude-libs,libstdc++.a,-soname,$(ICU)
endef

# Builds and runs suites under the sanitizer $(1), with the options $(2). A build of its own: with a
# sanitizer all modules are others. Optimized: the suites take a tenth of the time, and did not end without.
define sanitized
swift build --scratch-path $(BUILD_DIR)/$(1) -Xswiftc -use-ld=lld -Xswiftc -O --sanitize $(1) $(2) --build-tests
for suites in $(SANITIZED); do echo "$$suites under the $(1) sanitizer"; \
  SWIFT_BACKTRACE=enable=no TSAN_OPTIONS=halt_on_error=0:exitcode=66:suppressions=$(abspath Tests/Sanitize/threads.txt) ASAN_OPTIONS=detect_leaks=0:quarantine_size_mb=16 \
  swift test --scratch-path $(BUILD_DIR)/$(1) --sanitize $(1) --skip-build --disable-xctest \
  --filter "^$$suites\." --skip '$(NOT_SANITIZED)' || exit 1; done
endef

# Draws $(2) as the SVG named $(1), which moves.
define move
@$(PLATEN) $(2) --scale 2 -o $(OUT)/$(1).svg && echo $(OUT)/$(1).svg
endef

# Draws $(2) as the SVG and the PNG named $(1).
define draw
@for format in svg png; do \
  $(PLATEN) $(2) --scale 2 -o $(OUT)/$(1).$$format && echo $(OUT)/$(1).$$format || exit 1; \
done
endef
