// The list of what is wrong: each leads to its place, and offers the nearest valid spelling.

/** Shows a problem and marks its places; returns whether there were some before. */
export function showProblems(section, editor, problem) {
  const wasShown = !section.hidden;
  const problems = problem?.problems ?? [];
  for (const one of problems) Object.assign(one, described(one));
  editor.mark(problems);
  const items = problems.map((one) => itemElement(one, editor));
  section.firstElementChild.replaceChildren(...(problem && !items.length ? [textElement(problem.detail)] : items));
  section.hidden = !problem;
  return wasShown;
}

/** Lists what is not in the picture as it was asked for; nothing of the text is wrong. */
export function showFindings(section, editor, findings) {
  editor.mark([]);
  section.firstElementChild.replaceChildren(...findings.map((one) => textElement(sentence(one))));
  section.hidden = findings.length === 0;
}

const OF_TEXTS = [
  'truncated', 'shrunk', 'cutOff', 'overlap', 'lineOverlap', 'brokenWord', 'illegible', 'unlikeSwiftUI',
];

/** A finding in a sentence, with its place in the scene or its view. */
export function sentence({ kind, text = '', id = '', place = '', detail }) {
  const subject = text && OF_TEXTS.includes(kind) ? `“${text.length > 40 ? `${text.slice(0, 39)}…` : text}” ` : '';
  const line = /^.*?:(\d+:\d+)$/.exec(place)?.[1];
  return `${line ? `${line} ` : ''}${subject}${detail}${id ? ` (${id})` : ''}`;
}

/** A problem in a sentence, and how long what was found is. */
function described({ found, expected, suggestion }) {
  const quoted = /^"([^]*)"/.exec(found)?.[1];
  return {
    text: `found ${found}, expected ${expected}${suggestion ? `; did you mean “${suggestion}”?` : ''}`,
    start: suggestion ? `found ${found}; did you mean “${suggestion}”?` : `found ${found}`,
    length: quoted?.length || 1,
    quoted,
  };
}

function itemElement(problem, editor) {
  const item = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'problem';
  const place = document.createElement('b');
  place.textContent = `${problem.line}:${problem.column}`;
  place.setAttribute('aria-label', `Line ${problem.line}, column ${problem.column}:`);
  const more = document.createElement('span');
  more.textContent = `expected ${problem.expected}`;
  button.append(place, ` ${problem.start} `, more);
  button.addEventListener('click', () => {
    const from = editor.offset(problem.line, problem.column);
    editor.select(from, from + problem.length);
  });
  item.append(button);
  const fix = fixElement(problem, editor);
  if (fix) item.append(fix);
  return item;
}

/** A button that puts the suggestion in the place of what was found, where that is there as it was. */
function fixElement({ line, column, quoted, suggestion }, editor) {
  const from = editor.offset(line, column);
  if (!suggestion || !quoted) return null;
  const start = editor.value.startsWith(quoted, from) ? from : from + 1;
  if (!editor.value.startsWith(quoted, start)) return null;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'fix';
  button.textContent = `Use “${suggestion}”`;
  button.addEventListener('click', () => {
    editor.edit([{ from: start, to: start + quoted.length, text: suggestion }]);
    editor.select(start, start + suggestion.length);
  });
  return button;
}

function textElement(text) {
  const item = document.createElement('li');
  item.textContent = text;
  return item;
}
