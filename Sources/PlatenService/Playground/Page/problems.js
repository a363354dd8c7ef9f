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
