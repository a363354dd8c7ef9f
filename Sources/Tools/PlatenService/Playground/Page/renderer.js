// Asks the service for pictures: after a pause in typing, one at a time, the newest alone.

import { withAccess } from './access.js';

const PAUSE = 120;
const LONGEST_WAIT = 30;

export class Renderer {
  /**
   * The callbacks are started(), drawn(blob, milliseconds), which resolves when the picture is shown, then
   * found(findings, milliseconds), or refused(problem), and waits(seconds, reason).
   */
  constructor(callbacks) {
    this.callbacks = callbacks;
    this.request = null;
    this.timer = 0;
  }

  /** Draws a scene soon, in place of all that was asked before. */
  draw(scene, pause = PAUSE) {
    this.request?.abort();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.send(scene), pause);
  }

  async send(scene, attempt = 0) {
    const request = new AbortController();
    this.request = request;
    this.callbacks.started();
    const start = performance.now();
    try {
      let answer = await post(scene, 'svg', request.signal);
      // Changes that overlap are no SVG.
      if (answer.status === 422 && scene.moves) answer = await post(scene, 'webp', request.signal);
      const wait = waitOf(answer);
      if (wait) return this.retry(scene, attempt, wait, 'The service is busy');
      const blob = answer.ok ? await answer.blob() : null;
      const problem = answer.ok ? null : await problemOf(answer);
      const time = performance.now() - start;
      // What was cancelled meanwhile is not shown, even if it has come.
      if (request.signal.aborted) return;
      if (!blob) return this.callbacks.refused(problem);
      await this.callbacks.drawn(blob, time);
      const findings = await findingsOf(answer, scene, request.signal);
      if (!request.signal.aborted) this.callbacks.found(findings, time);
    } catch (error) {
      if (request.signal.aborted) return;
      this.retry(scene, attempt, Math.min(2 ** attempt, LONGEST_WAIT), 'The service does not answer');
    }
  }

  retry(scene, attempt, seconds, reason) {
    if (this.request.signal.aborted) return;
    this.callbacks.waits(seconds, reason);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.send(scene, attempt + 1), seconds * 1000);
  }
}

/** What an address says of a scene's changes. */
export function motionOf(scene, format) {
  return scene.moves && ['svg', 'png', 'webp'].includes(format) ? '&animate=true' : '';
}

/** Posts a scene and returns the service's answer. */
export function post(scene, format, signal) {
  return fetch(`v1/render?format=${format}&findings=true${motionOf(scene, format)}`, {
    method: 'POST', body: scene.text, signal, headers: withAccess({ 'Content-Type': scene.mediaType }),
  });
}

/** What an answer says is wrong: {detail, problems}. */
export async function problemOf(answer) {
  const problem = await answer.json().catch(() => ({}));
  const detail = problem.detail ?? problem.title ?? `The service answered ${answer.status}.`;
  return { detail, problems: problem.problems ?? [] };
}

/** What is not in a picture as it was asked for: asked of the layout, which says where, if there is something. */
async function findingsOf(picture, scene, signal) {
  if (!picture.headers.has('Platen-Findings')) return [];
  const answer = await post(scene, 'json', signal);
  const layout = answer.ok ? await answer.json().catch(() => ({})) : {};
  // A text is shrunk only as far as the scene lets it be.
  const isKnown = ({ kind, detail }) => scene.moves && kind === 'taken' && detail?.startsWith('the scene changes');
  return (layout.findings ?? []).filter((finding) => finding.kind !== 'shrunk' && !isKnown(finding));
}

/** The seconds after which an answer asks to be asked for again; 0 for never. */
function waitOf(answer) {
  if (answer.status !== 429 && answer.status !== 503) return 0;
  const seconds = Number(answer.headers.get('Retry-After') ?? 1);
  return Math.min(Math.max(Number.isFinite(seconds) ? seconds : 1, 1), LONGEST_WAIT);
}
