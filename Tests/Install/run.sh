#!/usr/bin/env bash
# Tries what `make install PREFIX=…` has put into an empty folder.
#
#   Tests/Install/away.sh Tests/Install/run.sh PREFIX
#
# With the checkout away nothing is found that only a checkout has. It also holds the libraries that the
# programs load against the packages that Deploy/Dockerfile names for them, and prints how large everything is.
set -euo pipefail
checkout=$(cd "$(dirname "$0")/../.." && pwd)
root=$(realpath "${1:?the folder that it was installed into}")
work=$(mktemp -d)
server=

fail() {
  echo "error: $*" >&2
  exit 1
}

clean() {
  [ -z "$server" ] || kill "$server" 2> /dev/null || true
  rm -rf "$work"
}
trap clean EXIT

# The packages that have the libraries that a program asks for, but for those that every Debian has and
# the lib_FoundationICU.so that is installed with the programs.
packages_of() {
  readelf -d "$1" | sed -n 's/.*(NEEDED).*\[\(lib[^_].*\)\]/\1/p' | while read -r library; do
    file=$(ldconfig -p | sed -n "s|^\s*$library .* => ||p" | head -n 1)
    # A library may lie in /usr/lib and be listed as in /lib.
    dpkg-query -S "*/$(basename "$(readlink -f "$file")")"
  done | sed 's/:.*//' | grep -vx 'libc6\|libgcc-s1'
}

# Every step below is the user's: nothing of the environment that points into the checkout is left.
unset PLATEN_FONTS

bytes_of() { du -cb "$@" | tail -n 1 | cut -f 1; }
command_bytes=$(bytes_of "$root/bin/platen")
all_bytes=$(bytes_of "$root/bin" "$root/lib" "$root/share")
echo "platen: $command_bytes bytes; with platen-server, ICU, fonts and manual: $all_bytes bytes"
[ "$command_bytes" -le 65000000 ] || fail 'the command is larger than 65 MB'
[ "$all_bytes" -le 182000000 ] || fail 'all of it is larger than 182 MB'

cp "$checkout/Fixtures/words.txt" "$checkout/Deploy/Dockerfile" "$checkout/Fixtures/Pictures/tags.svg" \
  "$work"
demo=$(sed -n 's/.*(call draw,tags,\(.*\))$/\1/p' "$checkout/Makefile" | sed 's|Fixtures/||')
cd "$work"
export PATH="$root/bin:$PATH"

# shellcheck disable=SC2086 # The options are words.
platen $demo --scale 2 -o installed.svg
cmp installed.svg tags.svg || fail 'the installed command draws another picture'
platen --version --verbose | grep -q '^expat [0-9]' || fail 'the versions of libraries are not told'
printf 'platen: 1\nview: {qr: a}\n' > code.yaml
LD_DEBUG=files platen render code.yaml -o code.svg 2> files.txt || { cat files.txt >&2; fail 'no QR code is drawn'; }
grep -q 'calling init: .*/bin/\.\./lib/platen/libqrencode\.so' files.txt || fail 'the library for QR codes is not the installed one'
man -l "$root/share/man/man1/platen.1" > /dev/null || fail 'the manual is no manual'

port=$(python3 -c 'import socket; s = socket.create_server(("127.0.0.1", 0)); print(s.getsockname()[1])')
platen serve --port "$port" > server.log 2>&1 &
server=$!
for _ in $(seq 100); do
  ! platen-server --check --port "$port" > /dev/null 2>&1 || break
  sleep 0.1
done
platen-server --check --port "$port" || { cat server.log >&2; fail 'the installed server is not ready'; }
kill "$server"
wait "$server" || fail "the server ended with $?"
server=

for program in platen platen-server; do packages_of "$(command -v "$program")"; done \
  | sort -u > loaded.txt
sed -n '/^FROM.*DEBIAN/,$p' Dockerfile | grep -A1 'apt-get install' | tail -n 1 | tr -d '\\' \
  | xargs -n 1 | sort -u > named.txt
diff loaded.txt named.txt \
  || fail 'the programs load (<) other packages than Deploy/Dockerfile names (>)'
echo 'the installed programs work without the checkout'
