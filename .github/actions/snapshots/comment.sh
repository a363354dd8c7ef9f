#!/usr/bin/env bash
# Writes what changed as a comment on the pull request, in the place of the comment of the last run.
#
# A token that may not do so, as in pull requests from forks, is no error of the pictures: it is told as a warning.
set -euo pipefail

number=$(jq -r '.pull_request.number // empty' "$GITHUB_EVENT_PATH")
if [[ -z $number ]]; then exit 0; fi

warn() {
  echo "::warning title=Snapshots::the comment cannot be written: is gh installed, and may the token write pull requests?"
  exit 0
}

mark="<!-- platen-snapshots $(printf %s "$NAME" | sha256sum | cut -c1-16) -->"
comments="repos/$GITHUB_REPOSITORY/issues/$number/comments"
own=".[] | select(.user.type == \"Bot\" and (.body | startswith(\"$mark\"))) | .id"
found=$(gh api --paginate "$comments" --jq "$own") || warn
id=${found%%$'\n'*}

# Where all is the same, nobody is told who was told of nothing before.
if [[ $RESULT == same && -z $id ]]; then exit 0; fi

link=""
if [[ -n $ARTIFACT ]]; then
  link="[The page and the pictures]($ARTIFACT): unpack it, look at \`report.html\`, and accept what is right with"
  link+=" \`platen snapshot accept --results FOLDER/results --group NUMBER\`."
fi
# A comment has 65,536 characters, of which the report leaves none to others if it is long.
body=$(jq -Rs --arg mark "$mark" --arg link "$link" '
  (if utf8bytelength > 64000 then .[0:32000] + "\n\n…\n" else . end) as $text
  | {body: ($mark + "\n" + $link + "\n\n" + $text)}' "$RESULTS/summary.md")

if [[ -n $id ]]; then
  gh api --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$id" --input - <<<"$body" >/dev/null || warn
else
  gh api --method POST "$comments" --input - <<<"$body" >/dev/null || warn
fi
