#!/usr/bin/env bash
# Compares snapshots, and writes the annotations, the job's summary and what the other steps need.
#
# FOLDER, REFERENCES, ACTUAL, CONFIG, PLATEN and NAME are the action's inputs. It ends well where the comparison was
# made, however it came out: the action's last step ends as platen did.
set -euo pipefail

key=$(printf %s "$NAME" | sha256sum | cut -c1-16)
out="$RUNNER_TEMP/platen-snapshots-$key"
rm -rf "$out"
mkdir -p "$out"

arguments=()
if [[ -n $ACTUAL ]]; then arguments+=("--actual=$ACTUAL"); else arguments+=("$FOLDER"); fi
if [[ -n $REFERENCES ]]; then arguments+=("--references=$REFERENCES"); fi
if [[ -n $CONFIG ]]; then arguments+=("--config=$CONFIG"); fi
arguments+=("--results=$out/results" "--report=$out/report.html" "--junit=$out/junit.xml")
arguments+=("--markdown=$out/summary.md" "--github=$out/annotations.txt")

# What is printed is no command to the runner, whatever scenes are called.
token=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
echo "::stop-commands::$token"
code=0
"$PLATEN" snapshot verify "${arguments[@]}" || code=$?
echo "::$token::"

case $code in
  0) result=same ;;
  1) result=different ;;
  2) result=missing ;;
  *) exit "$code" ;;
esac

cat "$out/annotations.txt"
cat "$out/summary.md" >>"$GITHUB_STEP_SUMMARY"
{
  echo "code=$code"
  echo "result=$result"
  echo "groups=$(jq '.groups | length' "$out/results/results.json")"
  echo "folder=$out"
} >>"$GITHUB_OUTPUT"
