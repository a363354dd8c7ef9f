#!/bin/sh
# Copies Platen below a folder: ./install.sh [PREFIX] (default: /usr/local). Platen also runs where it was unpacked, as
# bin/platen. To remove it: ./install.sh --remove [PREFIX].
set -eu
here=$(cd "$(dirname "$0")" && pwd)
remove=
if [ "${1-}" = --remove ]; then
  remove=1
  shift
fi
case ${1-} in
-*)
  echo "usage: $0 [--remove] [PREFIX]" >&2
  exit 64
  ;;
esac
prefix=${1:-/usr/local}
case $prefix in
/*) ;;
*) prefix=$PWD/$prefix ;;
esac
rm -rf "$prefix/share/platen" "$prefix/lib/platen"
cd "$here"
find bin lib share -type f | while read -r file; do
  if [ "$remove" ]; then
    rm -f "$prefix/$file"
  else
    mkdir -p "$prefix/$(dirname "$file")"
    # In one step, so that what runs keeps its program.
    cp -p "$file" "$prefix/$file.new"
    mv -f "$prefix/$file.new" "$prefix/$file"
  fi
done
if [ "$remove" ]; then
  echo "removed from $prefix"
else
  "$prefix/bin/platen" --version | sed -n "1s|\$| is $prefix/bin/platen|p"
fi
