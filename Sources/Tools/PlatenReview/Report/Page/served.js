// This page is served: what there is to decide is asked for, and what is decided is carried out.

const SERVER = await (async () => {
  const kept = 'platen-review-token';
  let token = /^#review=([\w-]+)$/.exec(location.hash)?.[1] ?? null;
  try {
    // The address goes on to name what is shown; a page that is loaded again knows the token still.
    token ??= sessionStorage.getItem(kept);
    sessionStorage.setItem(kept, token ?? '');
  } catch {
    // A browser that keeps nothing asks for the address again.
  }
  const say = text => document.getElementById('opening').textContent = text;
  const ask = (path, options = {}) => fetch(`/v1/review${path}`, {...options, headers: {Authorization: `Bearer ${token}`}});

  try {
    const answer = await ask('');
    const text = await answer.text();
    if (!answer.ok) throw new Error(JSON.parse(text).detail);
    const blocks = new DOMParser().parseFromString(text, 'text/html').querySelectorAll('script');
    if (!blocks.length || blocks[blocks.length - 1].id !== 'summary') throw new Error('The answer ended too early.');
    document.body.append(...blocks);
  } catch (error) {
    say(`The review cannot be shown. ${error.message} Open the URL that platen snapshot review --serve printed.`);
    throw error;
  }
  const session = JSON.parse(document.getElementById('session').textContent);
  document.title = session.title;
  document.querySelector('h1').textContent = session.title;
  document.body.classList.add('is-served');

  /// Steps are carried out one after the other, as they were pressed.
  let last = Promise.resolve();
  let waiting = 0;
  // Steps that still wait when the page is closed would be lost.
  addEventListener('beforeunload', event => { if (waiting) event.preventDefault(); });
  function send(path, decisions) {
    waiting += 1;
    const body = JSON.stringify({platen: 'decisions', version: 1, decisions});
    const step = last.then(async () => {
      const answer = await ask(path, {method: 'POST', body});
      const json = await answer.json();
      if (!answer.ok) throw new Error(json.detail);
      return json;
    });
    last = step.catch(() => {}).finally(() => waiting -= 1);
    return step;
  }

  return {
    rejected: new Set(session.rejected),
    /// Carries out what was decided on entries, each with what was decided before, and says what is
    /// left. What is decided anew is first what it was.
    async carryOut(changes) {
      const decisionOf = ({name, digest}, decision) => ({name, decision, actual: digest, ...(comments.has(name) && {comment: comments.get(name)})});
      const back = changes.filter(([, before]) => before).map(([entry, before]) => decisionOf(entry, before));
      // What is accepted in one of its groups alone is not decided yet, and what is said of it is kept.
      const made = changes.filter(([, before, now]) => now || !before).map(([entry, , now]) => decisionOf(entry, now ?? 'comment'));
      const steps = [back.length && send('/undo', back), made.length && send('', made)];
      const answers = await Promise.all(steps.filter(Boolean));
      const failed = answers.flatMap(({outcomes}) => outcomes).filter(({result}) => ['stale', 'unknown'].includes(result));
      if (failed.length) throw new Error(`${failed[0].name} has changed since, so it is left unchanged. Load the page again.`);
      return answers.at(-1);
    },
  };
})();
