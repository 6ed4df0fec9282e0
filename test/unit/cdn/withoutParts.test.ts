// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { preactFolder } from '../../../host/cdn/preactSources.ts';
import { withoutParts } from '../../../host/cdn/withoutParts.ts';

it.each([
  ['what says that a page is hydrated', 'if (isHydrating) claim();', 'if (false) claim();'],
  ['a flag of hydration', 'flags & MODE_HYDRATE ? [dom] : NULL', '0 ? [dom] : NULL'],
  ['a method of old classes', 'c.componentWillMount && c.componentWillMount()', 'undefined && undefined()'],
  ['an assignment that is a condition', 'if ((r = r._excess)) go(r);', 'if (undefined) go(r);'],
  ['HTML as text', "if (i == 'dangerouslySetInnerHTML') oldHtml = value;", 'if (false) oldHtml = value;'],
  ['comments', 'while (next && next.nodeType == 8) go();', 'while (next && false) go();'],
  [
    'a promise that was thrown',
    'if (!(e && e.then)) markAsForce(vnode);',
    'if (!(e && undefined)) markAsForce(vnode);',
  ],
  ['formulas', "if (nodeType == 'math') go();", 'if (false) go();'],
  ['a hook of nobody', 'if (options.vnode) options.vnode(vnode);', 'if (undefined) undefined(vnode);'],
  ['an exception for nothing', "if (name != 'list' && name in dom) go();", 'if (true && name in dom) go();'],
  ['what is for custom built-ins', 'go(newProps.is\n\t? newProps\n\t: parentDom);', 'go(parentDom);'],
])('drops %s', (_, code, left) => {
  expect(withoutParts(code, 'module.js')).toBe(left);
});

it.each([
  ['a parameter', 'function diff(dom, isHydrating, queue) {}'],
  ['what is assigned to', 'isHydrating = excess();'],
  ['a property of that name', 'options.isHydrating'],
  ['an import', "import { MODE_HYDRATE } from './constants';"],
  ['a declaration', 'export const MODE_HYDRATE = 1 << 5;'],
  ['what all objects have', 'new constructor(props)'],
])('leaves %s', (_, code) => {
  expect(withoutParts(code, 'module.js')).toBe(code);
});

it('still finds in preact what it drops', () => {
  const code = [
    'diff/index',
    'diff/props',
    'component',
    'create-context',
    'create-element',
    'render',
    'constants',
  ]
    .map((name) => readFileSync(`${preactFolder}/src/${name}.js`, 'utf8'))
    .join('\n');
  for (const name of [
    'isHydrating',
    'prevDebounce',
    'options\\.vnode',
    'options\\.event',
    "name != 'list",
    'Context\\.Consumer',
    'xlink',
    'newProps\\.is',
    'value\\.localName == nodeType',
    'resumed',
    'MODE_SUSPENDED',
    '_excess',
    'debounceRendering',
    'newHtml',
    'oldHtml',
    'dangerouslySetInnerHTML',
    'nodeType == 8',
    'e\\.then',
  ])
    expect(code).toMatch(new RegExp(`\\b${name}\\b`));
  expect(withoutParts(code, 'index.js')).not.toMatch(
    /\.(?:_excess|componentWillMount|debounceRendering|Consumer|is)\b(?!\s*=[^=])|xlink\(/,
  );
});
