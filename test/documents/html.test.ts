import { expect, test } from 'vitest';
import type { AttributeRule } from '../../src/element/definition.ts';
import { elementReferences } from '../../widgets/references.ts';
import { applicationOf } from './application-of.ts';
import { blocksOf, documents, nameOf } from './code-blocks.ts';
import { htmlFaults } from './html-rules.ts';

const pages = documents.flatMap(blocksOfPages);

function blocksOfPages(document: string) {
  return blocksOf(document).filter((block) => applicationOf(block) === 'page');
}

test.each(pages.map((block) => [nameOf(block), block.code]))('%s is valid HTML', (_, code) => {
  expect(htmlFaults(code)).toEqual([]);
});

/** An attribute with a value that it allows. */
function written(name: string, rule: AttributeRule): string {
  if (rule.type === 'boolean') return name;
  if (rule.type === 'number') return `${name}="${rule.default ?? 1}"`;
  return `${name}="${rule.values?.[0] ?? rule.default ?? 'text'}"`;
}

test('a page with every element and all its attributes is valid HTML', () => {
  const body = elementReferences.map(({ tag, attributes = {} }) => {
    const all = Object.entries(attributes).map(([name, rule]) => ` ${written(name, rule)}`);
    return `<p><${tag}${all.join('')}></${tag}></p>`;
  });
  const page = `<!doctype html><html lang="zh-CN"><head><title>All</title></head><body>${body.join('\n')}</body></html>`;
  expect(htmlFaults(page)).toEqual([]);
});

test.each([
  ['<portal-bell placement="middle"></portal-bell>', 'attribute-allowed-values'],
  ['<portal-avatar size="large"></portal-avatar>', 'attribute-allowed-values'],
  ['<portal-header nav="perhaps"></portal-header>', 'attribute-allowed-values'],
  ['<portal-bell id="a"></portal-bell><portal-bell id="a"></portal-bell>', 'no-dup-id'],
  ['<ul><portal-bell></portal-bell></ul>', 'element-permitted-content'],
  ['<div><portal-bell></div>', 'close-order'],
])('%s is refused', (html, rule) => {
  expect(htmlFaults(html)).toContainEqual(expect.stringContaining(rule));
});
