#!/usr/bin/env bash
# Gives the commit a status for all snapshots, and one for each group that is not as its references.
#
# A token that may not do so, as in pull requests from forks, is no error of the pictures: it is told as a warning.
set -euo pipefail

# A commit has at most 1,000 statuses of a context, and a page room for a few.
most=20
commit=$(jq -r --arg sha "$GITHUB_SHA" '.pull_request.head.sha // $sha' "$GITHUB_EVENT_PATH")
target=${ARTIFACT:-$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID}

state=failure
if [[ $RESULT == same ]]; then state=success; fi

statuses=$(jq -c --arg name "$NAME" --arg state "$state" --arg target "$target" --argjson most "$most" '
  def status(context; state; text):
    {context: context, state: state, target_url: $target,
     description: (text | gsub("\\s+"; " ") | if length > 140 then .[0:139] + "…" else . end)};
  . as $report
  | ([.counts | to_entries[] | select(.value > 0) | "\(.value) \(.key)"] | join(", ")) as $counts
  | status($name; $state; if $counts == "" then "nothing to compare" else $counts end),
    ([$report.groups | to_entries[]
      | . as $group
      | ([$report.snapshots[] | select(.groups // [] | any(. == $group.key))] | length) as $count
      | select($count > 0)
      | status("\($name)/group \($group.key + 1)"; "failure";
          "\($count) snapshot\(if $count == 1 then "" else "s" end): \($group.value)")]
      | .[0:$most][])' "$RESULTS/results/results.json")

while IFS= read -r status; do
  if ! gh api --method POST "repos/$GITHUB_REPOSITORY/statuses/$commit" --input - <<<"$status" >/dev/null; then
    echo "::warning title=Snapshots::statuses cannot be written: is gh installed, and may the token write statuses?"
    exit 0
  fi
done <<<"$statuses"
