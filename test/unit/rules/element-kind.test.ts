// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isHtmlElement, isNode, isShadowRoot, isTag } from '#src/rules/element-kind.ts';

const field = document.createElement('input');
const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
const root = document.createElement('div').attachShadow({ mode: 'open' });

test.each([
  ['a field', field, { node: true, html: true, input: true, root: false }],
  ['a link', document.createElement('a'), { node: true, html: true, input: false, root: false }],
  ['a drawing', drawing, { node: true, html: false, input: false, root: false }],
  ['a shadow root', root, { node: true, html: false, input: false, root: true }],
  ['a fragment', new DocumentFragment(), { node: true, html: false, input: false, root: false }],
  ['the window', window, { node: false, html: false, input: false, root: false }],
  ['nothing', null, { node: false, html: false, input: false, root: false }],
  ['undefined', undefined, { node: false, html: false, input: false, root: false }],
  ['a text', 'input', { node: false, html: false, input: false, root: false }],
])('%s', (_, value, expected) => {
  expect({
    node: isNode(value),
    html: isHtmlElement(value),
    input: isTag(value, 'input'),
    root: isShadowRoot(value),
  }).toEqual(expected);
});
