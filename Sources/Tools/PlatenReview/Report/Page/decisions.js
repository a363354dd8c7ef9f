// What was decided, how it is undone, and the file that is made of it.

const decided = new Map();
/// The groups in which an entry of several was accepted, by their keys: it is accepted in all or not at all.
const acceptedIn = new Map();
/// What is said about entries, by their names.
const comments = new Map();
const past = [];

if (SERVER) {
  for (const {name} of decidable) if (SERVER.rejected.has(name)) decided.set(name, 'reject');
} else {
  const kept = STORE.read(summary.digest);
  const groups = STORE.read(`${summary.digest}-groups`);
  const said = STORE.read(`${summary.digest}-comments`);
  for (const {name} of decidable) {
    if (Object.hasOwn(kept, name) && ['accept', 'reject'].includes(kept[name])) decided.set(name, kept[name]);
    if (Object.hasOwn(groups, name) && Array.isArray(groups[name])) acceptedIn.set(name, groups[name]);
    if (Object.hasOwn(said, name) && typeof said[name] === 'string') comments.set(name, said[name]);
  }
}

/// What was decided on an entry as a member of a group.
function verdictIn(item, {name}) {
  return decided.get(name) ?? (acceptedIn.get(name)?.includes(item.key) ? 'accept' : undefined);
}

/// What was decided on an entry, also in part.
function stateOf({name}) {
  return {verdict: decided.get(name) ?? null, groups: acceptedIn.get(name) ?? []};
}

function setState({name}, {verdict, groups}) {
  if (verdict) decided.set(name, verdict);
  else decided.delete(name);
  if (groups.length) acceptedIn.set(name, groups);
  else acceptedIn.delete(name);
}

/// What a decision as a member of a group makes of an entry.
function nextState(entry, decision, item) {
  if (decision === 'reject' || entry.items.length === 1) return {verdict: decision, groups: []};
  const others = stateOf(entry).groups.filter(key => key !== item.key);
  if (!decision) return {verdict: null, groups: others};
  const groups = [...others, item.key];
  return {verdict: entry.items.every(({key}) => groups.includes(key)) ? 'accept' : null, groups};
}

/// Keeps what is said about an entry; empty for nothing.
function keepComment({name}, text) {
  if (text.trim()) comments.set(name, text.trim());
  else comments.delete(name);
  if (!SERVER) STORE.write(`${summary.digest}-comments`, Object.fromEntries(comments));
}

/// Keeps what is decided now; `changes` are entries, what they were before and what they are now.
function keepDecisions(changes) {
  if (SERVER) {
    const waiting = changes.filter(([{name}, before, now]) => !now.verdict && now.groups.length > before.groups.length && comments.has(name));
    return carryOut([...waiting, ...changes.filter(([, before, now]) => before.verdict !== now.verdict)]);
  }
  STORE.write(summary.digest, Object.fromEntries(decided));
  STORE.write(`${summary.digest}-groups`, Object.fromEntries(acceptedIn));
}

/// Has the server carry out decisions; those that it could not are taken back.
async function carryOut(changes) {
  if (!changes.length) return;
  try {
    const {left} = await SERVER.carryOut(changes.map(([entry, before, now]) => [entry, before.verdict, now.verdict]));
    if (!left) announce('Everything is decided: the review has ended');
  } catch (error) {
    for (const [entry, before, now] of changes) if (stateOf(entry).verdict === now.verdict) setState(entry, before);
    fillList();
    paintVerdict();
    toast(error.message);
    announce(error.message);
  }
}

/// Decides on entries as members of the group that is seen; null takes the decision back. Returns those
/// for which it is something new.
function decide(entries, decision, from) {
  const item = itemOf(from);
  const changed = entries.filter(entry => entry.isDecidable && (verdictIn(item, entry) ?? null) !== decision);
  if (!changed.length) return changed;
  const before = changed.map(entry => [entry, stateOf(entry)]);
  past.push({from, item, before});
  // What is said about one of several goes with all that are decided with it.
  const words = decision && comments.get(from.name);
  for (const entry of changed) if (words && !comments.has(entry.name)) keepComment(entry, words);
  for (const entry of changed) setState(entry, nextState(entry, decision, item));
  keepDecisions(before.map(([entry, old]) => [entry, old, stateOf(entry)]));
  return changed;
}

/// Takes the last step back, and returns it; undefined if there is none.
function undoDecision() {
  const step = past.pop();
  if (!step) return step;
  const changes = step.before.map(([entry, old]) => [entry, stateOf(entry), old]);
  for (const [entry, old] of step.before) setState(entry, old);
  keepDecisions(changes);
  return step;
}

function decisionsText() {
  // What is said of a snapshot goes with it before its other causes are decided.
  const decisions = decidable.filter(({name}) => decided.has(name) || comments.has(name)).map(({name, digest}) => ({
    name, decision: decided.get(name) ?? 'comment', ...(digest && {actual: digest}), ...(comments.has(name) && {comment: comments.get(name)}),
  }));
  const {reviewer} = preferences;
  return `${JSON.stringify({platen: 'decisions', version: 1, ...(reviewer && {reviewer}), decisions}, null, 2)}\n`;
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
    if (!isCopied) throw new Error('The browser does not allow copying.');
  }
}
