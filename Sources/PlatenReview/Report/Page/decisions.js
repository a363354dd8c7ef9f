// What was decided, how it is undone, and the file that is made of it.

const decided = new Map();
const past = [];

if (SERVER) {
  for (const {name} of decidable) if (SERVER.rejected.has(name)) decided.set(name, 'reject');
} else {
  const kept = STORE.read(summary.digest);
  for (const {name} of decidable) {
    if (Object.hasOwn(kept, name) && ['accept', 'reject'].includes(kept[name])) decided.set(name, kept[name]);
  }
}

/// Keeps what is decided now; `changes` are entries, what was decided before and what is now.
function keepDecisions(changes) {
  if (SERVER) carryOut(changes);
  else STORE.write(summary.digest, Object.fromEntries(decided));
}

/// Has the server carry out decisions; those that it could not are taken back.
async function carryOut(changes) {
  try {
    const {left} = await SERVER.carryOut(changes);
    if (!left) announce('All is decided: the review has ended');
  } catch (error) {
    for (const [{name}, before, now] of changes) {
      if ((decided.get(name) ?? null) !== now) continue;
      if (before) decided.set(name, before);
      else decided.delete(name);
    }
    fillList();
    paintVerdict();
    toast(error.message);
    announce(error.message);
  }
}

/// Decides on entries; null takes the decision back. Returns those for which it is something new.
function decide(chosen, decision, from) {
  const changed = chosen.filter(entry => entry.isDecidable && (decided.get(entry.name) ?? null) !== decision);
  if (!changed.length) return changed;
  const before = changed.map(entry => [entry, decided.get(entry.name) ?? null]);
  past.push({from, before});
  for (const {name} of changed) {
    if (decision) decided.set(name, decision);
    else decided.delete(name);
  }
  keepDecisions(before.map(([entry, old]) => [entry, old, decision]));
  return changed;
}

/// Takes the last step back, and returns it; undefined if there is none.
function undoDecision() {
  const step = past.pop();
  const changes = step?.before.map(([entry, old]) => [entry, decided.get(entry.name) ?? null, old]);
  for (const [{name}, decision] of step?.before ?? []) {
    if (decision) decided.set(name, decision);
    else decided.delete(name);
  }
  if (step) keepDecisions(changes);
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
