// What can be taken away: commands, code, addresses and files that make the same picture.

import { motionOf } from './renderer.js';
import { Scene } from './scene.js';
import { valueOf } from './tree.js';

/** A command for a shell. */
export function curl(scene, base) {
  let end = 'SCENE';
  while (scene.text.split('\n').includes(end)) end += '_';
  const text = scene.text.endsWith('\n') ? scene.text : `${scene.text}\n`;
  return `curl --fail-with-body -sS '${base}v1/render?format=svg${motionOf(scene, 'svg')}' \\
  -H 'Content-Type: ${scene.mediaType}' --data-binary @- -o picture.svg <<'${end}'
${text}${end}
`;
}

/** The scene as YAML. */
export function yaml(scene) {
  return scene.isJSON && scene.root ? `${block(valueOf(scene.root), 0).trimStart()}\n` : scene.text;
}

function block(value, depth) {
  const indent = `\n${'  '.repeat(depth)}`;
  if (Array.isArray(value) && value.length) {
    return value.map((item) => `${indent}- ${block(item, depth + 1).trimStart()}`).join('');
  }
  if (value && typeof value === 'object' && Object.keys(value).length) {
    return Object.entries(value).map(([key, item]) => {
      const text = block(item, depth + 1);
      return `${indent}${scalar(key)}:${text.startsWith('\n') ? '' : ' '}${text}`;
    }).join('');
  }
  return value && typeof value === 'object' ? JSON.stringify(value) : scalar(value);
}

function scalar(value) {
  const isPlain = /^[\p{L}_$][\p{L}\p{N}_$. -]*$/u.test(value) && !/^(true|false|null|yes|no|on|off|[yn])$|\s$/i.test(value);
  return typeof value === 'string' && !isPlain ? JSON.stringify(value) : String(value);
}

/**
 * Swift that makes the picture: the example's view with the canvas of now, or, for any other scene, a
 * request to the service.
 */
export function swift(scene, example, base) {
  const view = example?.swift && viewOf(scene, example);
  return view ? `${view}\n${renderer(scene, view)}` : request(scene, base);
}

/** The example's view if the scene differs in its canvas and in how often items come, alone. */
function viewOf(scene, example) {
  const original = new Scene(example.text);
  const count = scene.list.node?.items.length;
  const isCounted = /var count = \d+/.test(example.swift);
  const sources = original.list.node ? original.sources(original.list.node) : [];
  const items = Array.from({ length: count ?? 0 }, (_, index) => sources[index % sources.length]);
  const edits = isCounted ? original.itemEdits(original.list.node, items) : [];
  const expected = new Scene(apply(original.text, edits));
  const drawn = ({ root }) => JSON.stringify({ ...valueOf(root), canvas: null });
  // Colours of a theme are written for the example's own appearance.
  const isSystem = (original.value('theme') ?? 'system') === 'system';
  const fixed = ({ root }) => {
    const { width, height, scale, colorScheme = 'light', dynamicTypeSize, platform, ...rest } = valueOf(root).canvas ?? {};
    return JSON.stringify({ ...rest, colorScheme: isSystem ? '' : colorScheme });
  };
  if (!scene.isMapping || drawn(scene) !== drawn(expected) || fixed(scene) !== fixed(expected)) return null;
  return example.swift.replace(/var count = \d+/, `var count = ${count}`);
}

function apply(text, edits) {
  return edits.reduce((result, { from, to, text: part }) => result.slice(0, from) + part + result.slice(to), text);
}

function renderer(scene, view) {
  const { width, height, scale, colorScheme, dynamicTypeSize, platform } = scene.value('canvas') ?? {};
  const length = (value) => (typeof value === 'number' ? value : 'nil');
  const name = /struct (\w+): View/.exec(view)[1];
  return [
    `let renderer = ImageRenderer(content: ${name}().frame(width: ${length(width)}, height: ${length(height)}))`,
    `renderer.proposedSize = ProposedViewSize(width: ${length(width)}, height: ${length(height)})`,
    `renderer.background = ${name}.background`,
    typeof scale === 'number' ? `renderer.scale = ${scale}` : '',
    colorScheme ? `renderer.environment.colorScheme = .${colorScheme}` : '',
    dynamicTypeSize ? `renderer.environment.dynamicTypeSize = .${dynamicTypeSize}` : '',
    platform ? `renderer.environment.imitatedPlatform = .${platform}` : '',
    'try renderer.write(to: URL(fileURLWithPath: "picture.png"))\n',
  ].filter(Boolean).join('\n');
}

function request(scene, base) {
  let hashes = '#';
  while (scene.text.includes(`"""${hashes}`)) hashes += '#';
  const text = scene.text.replace(/\n$/, '').replaceAll(/^(?=.)/gm, '  ');
  return `import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Views are written in Swift itself; a scene's text is drawn by the service.
var request = URLRequest(url: URL(string: "${base}v1/render?format=png")!)
request.httpMethod = "POST"
request.setValue("${scene.mediaType}", forHTTPHeaderField: "Content-Type")
request.httpBody = Data(
  ${hashes}"""
${text}
  """${hashes}.utf8)
let (picture, _) = try await URLSession.shared.data(for: request)
try picture.write(to: URL(fileURLWithPath: "picture.png"))
`;
}
