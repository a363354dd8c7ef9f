// What was decided, how it is undone, and the file that is made of it.

const decided = new Map();
const past = [];

{
  const kept = STORE.read(summary.digest);
  for (const {name} of decidable) {
    if (Object.hasOwn(kept, name) && ['accept', 'reject'].includes(kept[name])) decided.set(name, kept[name]);
  }
}

function keepDecisions() {
  STORE.write(summary.digest, Object.fromEntries(decided));
}

/// Decides on entries; null takes the decision back. Returns those for which it is something new.
function decide(chosen, decision, from) {
  const changed = chosen.filter(entry => entry.isDecidable && (decided.get(entry.name) ?? null) !== decision);
  if (!changed.length) return changed;
  past.push({from, before: changed.map(entry => [entry, decided.get(entry.name) ?? null])});
  for (const {name} of changed) {
    if (decision) decided.set(name, decision);
    else decided.delete(name);
  }
  keepDecisions();
  return changed;
}

/// Takes the last step back, and returns it; undefined if there is none.
function undoDecision() {
  const step = past.pop();
  for (const [{name}, decision] of step?.before ?? []) {
    if (decision) decided.set(name, decision);
    else decided.delete(name);
  }
  if (step) keepDecisions();
  return step;
}

function decisionsText() {
  const decisions = decidable.filter(({name}) => decided.has(name)).map(({name, digest}) => ({
    name, decision: decided.get(name), ...(digest && {actual: digest}),
  }));
  return `${JSON.stringify({platen: 'decisions', version: 1, decisions}, null, 2)}\n`;
}

function download(text, name) {
  const link = make('a');
  link.href = URL.createObjectURL(new Blob([text], {type: 'application/json'}));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/// Puts text on the clipboard, also where the page is a file and the browser lends none to those.
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = make('textarea', 'unseen');
    const before = document.activeElement;
    area.value = text;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand('copy');
    area.remove();
    before?.focus();
    if (!isCopied) throw new Error('The browser does not allow to copy.');
  }
}
