// The playground: text in, picture out.

import { token, withAccess } from './access.js';
import { copyText, download } from './clipboard.js';
import { Completion } from './completion.js';
import { Controls } from './controls.js';
import * as copy from './copy.js';
import { Editor } from './editor.js';
import { imageURL } from './imageurl.js';
import { Preview } from './preview.js';
import { showFindings, showProblems } from './problems.js';
import { post, problemOf, Renderer } from './renderer.js';
import { Scene } from './scene.js';
import { Schema } from './schema.js';
import { decode, encode } from './share.js';

const element = (id) => document.getElementById(id);
const base = new URL('.', location.href).href;
const page = {
  picture: element('picture'), stage: element('stage'), state: element('state'), menu: element('example'),
};
const editor = new Editor({ text: element('text'), lines: element('lines'), frame: element('editor') });
const controls = new Controls(element('controls'), editor);
const completion = new Completion(editor, element('suggestions'), announce);
const renderer = new Renderer({ started, drawn, found, refused, waits });

const preview = token && new Preview(editor, { opened, said, disagreed, agreed, redraw });

let scene = new Scene('');
let example = null;
let size = { width: 0, height: 0 };

// The picture

function changed(source) {
  scene = new Scene(editor.value);
  element('language').textContent = scene.isJSON ? 'JSON' : 'YAML';
  // A button that is disabled would lose the focus.
  element('undo').setAttribute('aria-disabled', String(!editor.history.canUndo));
  element('redo').setAttribute('aria-disabled', String(!editor.history.canRedo));
  if (source !== 'load') markOwn();
  preview?.edited();
  completion.follow(source);
  controls.show(scene, size);
  renderer.draw(scene, source === 'load' ? 0 : undefined);
}

function started() {
  page.stage.setAttribute('aria-busy', 'true');
}

async function drawn(blob, milliseconds) {
  const address = URL.createObjectURL(blob);
  const image = new Image();
  image.src = address;
  const shown = scene;
  await image.decode().catch(() => {});
  if (shown !== scene) return URL.revokeObjectURL(address);
  URL.revokeObjectURL(page.picture.src);
  page.picture.src = address;
  page.picture.alt = scene.title || 'The scene’s picture';
  page.picture.hidden = false;
  size = { width: image.naturalWidth, height: image.naturalHeight };
  element('measure').textContent = `${size.width} × ${size.height} pt`;
  settle('good', timeText(milliseconds));
  controls.show(scene, size);
  remember();
}

/** What is not in the picture as it was asked for comes after the picture. */
function found(findings, milliseconds) {
  const count = findings.length;
  const hadProblems = showProblems(element('problems'), editor, null);
  showFindings(element('problems'), editor, findings);
  if (count) {
    settle('good', `${count} ${count === 1 ? 'finding' : 'findings'}, ${timeText(milliseconds)}`);
    announceLater(`${page.state.textContent}. The picture is up to date.`);
  } else if (hadProblems) announce('No problems. The picture is up to date.');
}

const timeText = (milliseconds) => `${Math.max(1, Math.round(milliseconds))} ms`;

function refused(problem) {
  const count = problem.problems.length;
  settle('bad', count > 1 ? `${count} problems` : '1 problem');
  showProblems(element('problems'), editor, problem);
  const [first] = problem.problems;
  announceLater(first ? `${page.state.textContent}. Line ${first.line}: ${first.text}` : problem.detail);
  remember();
}

function waits(seconds, reason) {
  settle('waiting', `${reason}; trying again in ${seconds} s`);
  announceLater(page.state.textContent);
}

/** How the picture stands to the text: good, bad (it is of an older text) or waiting. */
function settle(kind, text) {
  page.stage.dataset.kind = kind;
  page.stage.setAttribute('aria-busy', 'false');
  page.state.dataset.kind = kind;
  page.state.textContent = text;
}

// What is read aloud

let announcing = 0;

function announce(text) {
  clearTimeout(announcing);
  element('announcer').textContent = text;
}

/** Announces when typing has paused. */
function announceLater(text) {
  clearTimeout(announcing);
  announcing = setTimeout(() => announce(text), 700);
}

// Examples and addresses

async function loadExample(name) {
  const files = [name, name.replace(/\.\w+$/, '.swift')];
  const [text, swift] = await Promise.all(files.map(async (file) => {
    const answer = await fetch(`playground/examples/${file}`);
    return answer.ok ? answer.text() : '';
  }));
  if (!text) return toast('The example could not be loaded.');
  example = { name, text, swift };
  page.menu.value = name;
  editor.load(text);
}

function markOwn() {
  const isExample = example && editor.value === example.text;
  page.menu.value = isExample ? example.name : '';
}

let remembering = 0;

/** Keeps the text in the address, so that the page can be shared and loaded again. */
function remember() {
  // The address of a preview is that of its file.
  if (preview) return;
  clearTimeout(remembering);
  remembering = setTimeout(async () => history.replaceState(null, '', `#${await fragment()}`), 250);
}

async function fragment() {
  return example && editor.value === example.text ? example.name : encode(editor.value);
}

async function open() {
  if (preview) return preview.run();
  const text = await decode(location.hash.slice(1));
  if (text !== null) {
    editor.load(text);
    return markOwn();
  }
  const names = [...page.menu.options].map((option) => option.value).filter(Boolean);
  const name = location.hash.slice(1);
  return loadExample(names.includes(name) ? name : names[0]);
}

// A file that is previewed

function opened(name) {
  document.title = name;
  element('scene-heading').textContent = name;
}

function said(kind, text) {
  element('saved').dataset.kind = kind;
  element('saved').textContent = text;
}

function disagreed(reason, canTake) {
  element('disagreement-reason').textContent = reason;
  element('take-file').hidden = !canTake;
  element('disagreement').hidden = false;
  announce(reason);
}

function agreed() {
  element('disagreement').hidden = true;
}

function redraw() {
  renderer.draw(scene, 0);
}

function setUpPreview() {
  // Examples would be written to the file, and no other page may read what it reads.
  for (const part of document.querySelectorAll('.pick, [data-copy=link], [data-copy=curl], [data-copy=url]')) {
    part.hidden = true;
  }
  element('take-file').addEventListener('click', () => preview.takeFile());
  element('keep-text').addEventListener('click', () => preview.keepText());
  addEventListener('beforeunload', (event) => { if (preview.isChanged) event.preventDefault(); });
}

// Taking it away

const copies = {
  link: async () => base + '#' + await fragment(),
  curl: () => copy.curl(scene, base),
  swift: () => copy.swift(scene, example, base),
  yaml: () => copy.yaml(scene),
  url: async () => checked(imageURL(scene, base, await description())),
};

/** What the service says of itself. */
async function description() {
  const answer = await fetch('v1/openapi.json', { headers: withAccess() });
  if (!answer.ok) throw new Error((await problemOf(answer)).detail);
  return answer.json();
}

/** The address of an image, after the service has drawn it. */
async function checked(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error((await problemOf(answer)).detail);
  return address;
}

async function copyAs(button) {
  try {
    await copyText(await copies[button.dataset.copy]());
    toast(`${button.textContent} copied.`);
  } catch (error) {
    toast(error.message);
  }
}

async function downloadAs(format) {
  const answer = await post(scene, format).catch(() => null);
  if (!answer?.ok) return toast(answer ? (await problemOf(answer)).detail : 'The service does not answer.');
  const ending = format === 'json' ? 'layout.json' : format;
  const name = scene.title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '').slice(0, 60);
  download(await answer.blob(), `${name || 'picture'}.${ending}`);
  return toast(`${format === 'json' ? 'Layout' : format.toUpperCase()} downloaded.`);
}

let toasting = 0;

function toast(text) {
  element('toast').textContent = text;
  clearTimeout(toasting);
  toasting = setTimeout(() => { element('toast').textContent = ''; }, 6000);
}

// Light and dark

function look(value) {
  document.documentElement.dataset.look = value;
  localStorage.setItem('look', value);
  document.querySelector(`input[name=look][value=${value}]`).checked = true;
}

editor.onChange = changed;
element('undo').addEventListener('click', () => editor.undo());
element('redo').addEventListener('click', () => editor.redo());
element('look').addEventListener('change', (event) => look(event.target.value));
page.menu.addEventListener('change', () => loadExample(page.menu.value));
addEventListener('hashchange', preview ? () => location.reload() : open);
for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', () => copyAs(button));
}
for (const button of document.querySelectorAll('[data-download]')) {
  button.addEventListener('click', () => downloadAs(button.dataset.download));
}
if (['light', 'dark'].includes(localStorage.getItem('look'))) look(localStorage.getItem('look'));
if (preview) setUpPreview();
open();
// Without the schema, there are no suggestions; all else works.
fetch('v1/schema', { headers: withAccess() }).then((answer) => answer.json())
  .then((schema) => { completion.schema = new Schema(schema); }, () => {});
