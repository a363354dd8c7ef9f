#!/usr/bin/env bash
# Runs a command while the checkout lies at another path, so that a program finds nothing that only the path
# has which it was built in.
#
#   Tests/Install/away.sh COMMAND …    runs it in the checkout's other folder
#   Tests/Install/away.sh --beside     succeeds if others can use the checkout meanwhile
#
# In mounts of its own the command sees the checkout elsewhere, and an empty folder in its place. Where that is
# not allowed, all that the checkout has is moved for as long.
set -euo pipefail
checkout=$(cd "$(dirname "$0")/../.." && pwd)
beside=false
[ "${1:-}" != --beside ] || beside=true

# Runs a command in mounts of its own: those of root, or of a user who may have some.
with_mounts() {
  if unshare --mount true 2> /dev/null; then unshare --mount "$@"; else unshare --mount --map-root-user "$@"; fi
}

if with_mounts mount -t tmpfs tmpfs /mnt 2> /dev/null; then
  ! $beside || exit 0
  other=$(mktemp -d)
  trap 'rmdir "$other"' EXIT
  # shellcheck disable=SC2016 # Another shell expands them.
  with_mounts bash -c 'mount --rbind "$0" "$1" && mount -t tmpfs tmpfs "$0" && cd "$1" && shift && exec "$@"' \
    "$checkout" "$other" "$@"
else
  ! $beside || exit 1
  other=$checkout/.away
  move_back() {
    find "$other" -mindepth 1 -maxdepth 1 -exec mv -t "$checkout" {} +
    rmdir "$other"
  }
  mkdir "$other"
  trap move_back EXIT
  find "$checkout" -mindepth 1 -maxdepth 1 ! -name .away -exec mv -t "$other" {} +
  cd "$other"
  "$@"
fi
