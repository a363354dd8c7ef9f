// A preview: the editor shows a file of the machine, follows it, and writes it.
//
// One loop reads and writes the file in turns. A reading waits until the file changes, and is broken
// off when a text is to be written. So nothing old arrives behind something newer.

import { withAccess } from './access.js';
import { problemOf } from './renderer.js';

const PAUSE = 400;
const RETRY = 1000;
const CHANGED = 412;

export class Preview {
  /**
   * The editor has a value, load(text) and replace(text). The callbacks are opened(name),
   * said(kind, text) with the kinds good, waiting and bad, disagreed(reason, canTake), agreed(), and
   * redraw() when files beside the scene changed.
   */
  constructor(editor, callbacks) {
    this.editor = editor;
    this.callbacks = callbacks;
    /** What the file had when the page agreed with it last: {tag, text}; null before the first time. */
    this.known = null;
    /** What the file has while nobody has said which to keep: {tag, text}; null else. */
    this.other = null;
    this.version = '';
    /** What tells the files beside the scene from what they were before. */
    this.files = null;
    this.isDue = false;
    this.reading = new AbortController();
    this.timer = 0;
  }

  /** Whether the page's text is another than that with which it agreed. */
  get isChanged() { return this.known !== null && this.editor.value !== plain(this.known.text); }

  /** Reads and writes the file in turns, for as long as the page is open. */
  async run() {
    for (;;) await this.step();
  }

  async step() {
    try {
      if (this.isDue) await this.write();
      else await this.read();
    } catch (error) {
      if (error.name === 'AbortError') return;
      this.callbacks.said('bad', error.status ? error.message : 'platen preview has ended');
      // What nobody answered is written later; what was refused, after the next change.
      this.isDue = !error.status && this.isChanged;
      this.version = error.status ? this.version : '';
      await new Promise((resolve) => { setTimeout(resolve, RETRY); });
    }
  }

  /** Takes note that the page's text was changed: it is written when typing has paused. */
  edited() {
    clearTimeout(this.timer);
    if (this.other) return;
    if (!this.isChanged) return this.callbacks.said('good', 'Saved');
    this.callbacks.said('waiting', 'Not yet saved');
    this.timer = setTimeout(() => this.writeSoon(), PAUSE);
  }

  writeSoon() {
    this.isDue = true;
    this.reading.abort();
  }

  async read() {
    this.reading = new AbortController();
    const query = this.version ? `?since=${encodeURIComponent(this.version)}` : '';
    const answer = await ask(query, { signal: this.reading.signal });
    this.receive(await answer.json());
  }

  /** Takes what the service says: {name, version, files, tag} and text, or the problem of having none. */
  receive(file) {
    this.callbacks.opened(file.name);
    this.version = file.version;
    const isBeside = this.files !== null && this.files !== file.files;
    this.files = file.files;
    this.compare(file);
    if (isBeside) this.callbacks.redraw();
  }

  compare(file) {
    const hasText = typeof file.text === 'string';
    if (this.known && file.tag === this.known.tag) {
      // It is as it was, perhaps again.
      this.agree(this.known);
      this.isDue = this.isChanged;
    } else if (!hasText || (this.isChanged && plain(file.text) !== this.editor.value)) {
      this.other = { tag: file.tag, text: file.text ?? '' };
      this.callbacks.said('bad', 'Not saved');
      const both = `${file.name} was changed by another program, and so was the text here.`;
      this.callbacks.disagreed(file.problem ?? both, hasText);
    } else {
      this.show(file);
    }
  }

  /** Shows the file's text in place of the page's. */
  show(file) {
    const isFirst = this.known === null;
    this.agree(file);
    if (isFirst) this.editor.load(plain(file.text));
    else if (this.isChanged) this.editor.replace(plain(file.text));
  }

  agree(file) {
    clearTimeout(this.timer);
    this.known = { tag: file.tag, text: file.text };
    this.other = null;
    this.callbacks.agreed();
    this.callbacks.said('good', 'Saved');
  }

  /** Ends a disagreement by the file's text. */
  takeFile() {
    if (this.other) this.show(this.other);
  }

  /** Ends a disagreement by the page's text, unless the file changed once more. */
  keepText() {
    if (!this.other) return;
    this.agree(this.other);
    this.callbacks.said('waiting', 'Not yet saved');
    this.writeSoon();
  }

  async write() {
    this.isDue = false;
    if (this.other || !this.isChanged) return;
    const text = withEnds(this.editor.value, this.known.text);
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'If-Match': `"${this.known.tag}"` };
    try {
      const answer = await ask('', { method: 'PUT', body: text, headers });
      this.known = { tag: (await answer.json()).tag, text };
      if (!this.isChanged) this.callbacks.said('good', 'Saved');
    } catch (error) {
      if (error.status !== CHANGED) throw error;
      // The next reading tells what the file has.
      this.version = '';
    }
  }
}

/** The answer of the service to a request about the file. */
async function ask(query, options) {
  const answer = await fetch(`v1/preview${query}`, {
    cache: 'no-store', ...options, headers: withAccess(options.headers),
  });
  if (answer.ok) return answer;
  const { detail } = await problemOf(answer);
  throw Object.assign(new Error(detail), { status: answer.status });
}

/** A text as a text area has it, whose lines end with line feeds. */
function plain(text) { return text.replaceAll(/\r\n?/g, '\n'); }

/** A text whose lines end as those of the text before it. */
function withEnds(text, before) {
  return before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}
