// What the page's modules make of texts. Evaluated in the page; the value is the list of failures.

(async () => {
  const { contextAt, read, valueOf } = await import('/playground/tree.js');
  const { Scene } = await import('/playground/scene.js');
  const { yaml } = await import('/playground/copy.js');
  const { imageURL } = await import('/playground/imageurl.js');
  const { encode, decode } = await import('/playground/share.js');
  const { History } = await import('/playground/history.js');
  const { sentence } = await import('/playground/problems.js');
  const failures = [];
  const equal = (what, found, expected) => {
    const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
    if (a !== b) failures.push(`${what}: found ${a}, expected ${b}`);
  };

  // What YAML 1.2 says of these texts.
  for (const [text, expected] of [
    ['a: 1\nb: two # no\n', { a: 1, b: 'two' }],
    ['a:\n- 1\n- x: 2\n  y: 3\nb: true', { a: [1, { x: 2, y: 3 }], b: true }],
    ['a: {b: [c, "d, e"], f: \'it\'\'s\'}', { a: { b: ['c', 'd, e'], f: "it's" } }],
    ['{"a": {"b": [1, null]},\n "c": "\\u00fc"}', { a: { b: [1, null] }, c: 'ü' }],
    ['a:\n  - - 1\n    - 2\n  - 3', { a: [[1, 2], 3] }],
    ['a: "x: y"\n\n# c: d\nb: 10:08', { a: 'x: y', b: '10:08' }],
    ['a: {\n  b: 1,\n  c: 2\n}\nd: 3', { a: { b: 1, c: 2 }, d: 3 }],
  ]) equal(text, valueOf(read(text)), expected);

  // The cursor is at the bar.
  for (const [marked, place, path] of [
    ['view:\n  te|', 'start', ['view']],
    ['view:\n  text: a\n  mod|', 'start', ['view']],
    ['view:\n  vStack:\n    children:\n      - te|', 'start', ['view', 'vStack', 'children', 0]],
    ['view:\n  vStack:\n    children:\n      - text: a\n      - |', 'start', ['view', 'vStack', 'children', 1]],
    ['view:\n  text: a\n  modifiers:\n    - frame:\n        w|', 'start', ['view', 'modifiers', 0, 'frame']],
    ['canvas: {width: 1, he|', 'key', ['canvas']],
    ['canvas: {colorScheme: d|', 'value', ['canvas', 'colorScheme']],
    ['theme: p|', 'value', ['theme']],
    ['view:\n  text: a\n  modifiers: [{font: 1}, {pa|', 'key', ['view', 'modifiers', 1]],
    ['view:\n  text: a\n  modifiers: [bold, it|', 'value', ['view', 'modifiers', 1]],
    ['{"canvas": {"wi|', 'key', ['canvas']],
    ['{"theme": "oc|', 'value', ['theme']],
    ['{"view": {"vStack": {"children": [{"text": "a"}, {"|', 'key', ['view', 'vStack', 'children', 1]],
    ['canvas: {width: 1}\n|', 'start', []],
    ['a: 1 # co|', undefined, undefined],
  ]) {
    const context = contextAt(marked.replace('|', ''), marked.indexOf('|'));
    equal(marked, [context?.place, context?.path], [place, path]);
  }

  // The canvas is set in the way in which the text is written.
  const apply = (text, edits) => edits.sort((a, b) => b.from - a.from)
    .reduce((result, { from, to, text: part }) => result.slice(0, from) + part + result.slice(to), text);
  for (const [text, expected] of [
    ['platen: 1\nview: x', 'platen: 1\ncanvas: {width: 30, scheme: dark}\nview: x'],
    ['canvas: {width: 1, padding: 2}\nview: x', 'canvas: {width: 30, padding: 2, scheme: dark}\nview: x'],
    ['canvas:\n  padding: 2\n  width: fit\nview: x', 'canvas:\n  scheme: dark\n  padding: 2\n  width: 30\nview: x'],
    ['canvas: {}\nview: x', 'canvas: {width: 30, scheme: dark}\nview: x'],
    ['canvas:\nview: x', 'canvas: {width: 30, scheme: dark}\nview: x'],
    ['{"platen": 1, "view": "x"}', '{"platen": 1, "canvas": {"width": 30, "scheme": "dark"}, "view": "x"}'],
    ['{\n  "canvas": {"width": 5},\n  "view": "x"\n}',
      '{\n  "canvas": {"width": 30, "scheme": "dark"},\n  "view": "x"\n}'],
  ]) equal(text, apply(text, new Scene(text).canvasEdits({ width: 30, scheme: 'dark' })), expected);

  // So are the fields of a packed cloud, wherever it stands.
  for (const [text, expected] of [
    ['view: {cloud: a}', 'view: {cloud: {data: a, shape: heart, seed: 3}}'],
    ['view:\n  cloud: [x, y]', 'view:\n  cloud: {data: [x, y], shape: heart, seed: 3}'],
    ['view:\n  cloud: {data: a, seed: 1}', 'view:\n  cloud: {data: a, seed: 3, shape: heart}'],
    ['view:\n  vStack:\n    - text: cloud\n    - cloud:\n        data: a\n        shape: star\n        seed: 9',
      'view:\n  vStack:\n    - text: cloud\n    - cloud:\n        data: a\n        shape: heart\n        seed: 3'],
    ['{"view": {"cloud": {"data": "a"}}}', '{"view": {"cloud": {"data": "a", "shape": "heart", "seed": 3}}}'],
    ['{"view": {"cloud": "a"}}', '{"view": {"cloud": {"data": "a", "shape": "heart", "seed": 3}}}'],
    ['view: {tagCloud: a}', 'view: {tagCloud: a}'],
  ]) equal(text, apply(text, new Scene(text).cloudEdits({ shape: 'heart', seed: 3 })), expected);

  // Items are put where the list is, as it is written.
  const view = 'view:\n  flow:\n    - forEach: {data: a, view: {text: "{name}"}}\n';
  for (const [data, items, expected] of [
    ['[x, y, z]', ['x', 'y'], '[x, y]'],
    ['[x]', ['x', 'x'], '[x, x]'],
    ['\n    - {b: 1}\n    - {b: 2}', ['{b: 1}'], '\n    - {b: 1}'],
    ['\n    - b: 1\n      c: 2\n    - b: 3', ['- b: 3', '- b: 3', '- b: 3'], '\n    - b: 3\n    - b: 3\n    - b: 3'],
    ['\n    items: [x, y]\n    sort: name', ['y'], '\n    items: [y]\n    sort: name'],
  ]) {
    const scene = new Scene(`data:\n  a: ${data}\n${view}`);
    const { node } = scene.list;
    const sources = node.isFlow ? items : items.map((item) => (item.startsWith('-') ? item : `- ${item}`));
    equal(data, apply(scene.text, scene.itemEdits(node, sources)), `data:\n  a: ${expected}\n${view}`);
  }

  // Findings as the service's layouts have them.
  equal('a truncated text', sentence({ kind: 'truncated', text: 'Hello', id: 'view', detail: 'is not shown at all' }),
    '“Hello” is not shown at all (view)');
  equal('an empty list', sentence({ kind: 'emptyList', place: 'scene:2:9', id: 'data.a', detail: 'the list is empty' }),
    '2:9 the list is empty (data.a)');

  // JSON as YAML has the same value.
  const json = '{"a": {"b": ["x: y", 1, true, "true", "", "1"], "c": {}}, "d e": [{"f": null, "g": [[]]}]}';
  equal('as YAML', valueOf(read(yaml(new Scene(json)))), JSON.parse(json));

  // Addresses have the options of the service's own description, and nothing that has no effect.
  const description = await (await fetch('/v1/openapi.json')).json();
  const address = (text) => {
    try {
      return decodeURIComponent(imageURL(new Scene(`platen: 1\n${text}`), '/', description)).replaceAll('+', ' ');
    } catch ({ message }) { return message; }
  };
  for (const [text, expected] of [
    ['view: {tagCloud: [a, b]}', '/v1/tags.svg?tags=a&tags=b&style=plain&padding=0&width=fit'],
    ['view: {tagCloud: {tags: [{name: "a:b", count: 3, isSelected: true}], style: pill, accent: red, pillPadding: {height: 5, width: 12}}}',
      '/v1/tags.svg?tags=a\\:b:3&select=a:b&style=pill&accent=red&pillPadding=12x5&padding=0&width=fit'],
    ['view: {tagCloud: {data: [a], style: cell, cornerRadius: 4, accent: red, fill: teal}}',
      '/v1/tags.svg?tags=a&style=cell&fill=teal&padding=0&width=fit'],
    ['title: T\ntheme: ocean\ncanvas: {width: 300, timeZone: UTC}\ndata: {l: {items: [{name: "x,y", weight: 2}, z], weights: {scale: rank}}}\nview: {cloud: {data: l, shape: heart, seed: 3, angles: [-30, 30], orientation: mixed, spacing: {across: 1, along: 0.5}, groupFonts: {g: Inter}}}',
      '/v1/cloud.svg?words=x\\,y:2&words=z&top=2&weights=rank&shape=heart&seed=3&angles=-30,30&spacing=0.5x1&groupFonts=g=Inter&theme=ocean&title=T&padding=0&width=300'],
    ['view: {cloud: [{name: a, weight: 2, group: g}]}', '/v1/cloud.svg?words=a:2:g&top=1&weights=linear&padding=0'],
    ['view: {cloud: [{name: a, link: "https://a.org"}]}', 'An image URL does not support link.'],
    ['view: {clockFace: {time: "10:08", second: 3, fill: red, showsDisc: true}}',
      '/v1/clock.svg?diameter=400&time=10:08&second=3&fill=red&showsDisc=true&padding=0'],
    ['view: {clockFace: {second: 3, fill: red}}', '/v1/clock.svg?diameter=400&padding=0'],
    ['canvas: {dynamicTypeSize: small}\nview: {adaptiveGrid: {columns: 2, children: [{text: a}]}}',
      '/v1/grid.svg?columns=2&items=a&padding=0'],
    ['view: {tagCloud: {data: [a], nothing: 1}}', 'An image URL does not support nothing.'],
    ['canvas: {alignment: top}\nview: {tagCloud: [a]}', 'An image URL does not support alignment of the canvas.'],
    ['view: {text: a}', 'An image URL can describe only one tag cloud, word cloud, clock face or grid of texts; this scene contains more.'],
  ]) equal(text, address(text), expected);

  const text = 'Grüße 🦋\n'.repeat(50);
  equal('an address', await decode(await encode(text)), text);
  equal('a broken address', await decode('1.@@@'), null);

  const history = new History();
  for (const [state, group] of [['-', ''], ['a', 'type'], ['ab', 'type'], ['ab\n', '']]) history.add(state, group, 0);
  equal('undo', [history.undo(), history.undo(), history.undo()], ['ab', '-', undefined]);
  equal('redo', history.redo(), 'ab');
  return failures;
})()
