#!/usr/bin/env bash
# Draws the scenes of Fixtures with a command that was built with the address sanitizer, and fails if one leaves memory.
#
#   leaks.sh PLATEN
#
# Whole stacks are kept, which takes time, as the libraries of the system have no frame pointers: what is theirs alone
# to give back is told from what we forgot by the call that took it (leaks.txt).
set -euo pipefail
platen=$(realpath "$1")
cd "$(dirname "$0")/../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export ASAN_OPTIONS=fast_unwind_on_malloc=0
export LSAN_OPTIONS=suppressions=$PWD/Tests/Sanitize/leaks.txt:print_suppressions=0
failed=0
for scene in Fixtures/Scenes/*.yaml; do
  for format in svg png pdf; do
    if ! "$platen" render "$scene" --fonts Fonts -o "$folder/picture.$format" > "$folder/log" 2>&1; then
      echo "$scene as $format:"
      cat "$folder/log"
      failed=1
    fi
  done
done
exit $failed
