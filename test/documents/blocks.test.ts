import { describe, expect, test } from 'vitest';
import { applicationOf } from './application-of.ts';
import { faultsOf } from './block-faults.ts';
import { blocksOf, documents } from './code-blocks.ts';

const block = (fence: string, code = 'code') => blocksOf('page.mdx', `${fence}\n${code}\n\`\`\`\n`);

test.each(documents)('%s says of every block where it runs', (document) => {
  expect(faultsOf(blocksOf(document))).toEqual([]);
});

test('a block keeps its lines, without the indentation of its list', () => {
  expect(
    blocksOf('page.mdx', '- a list\n\n  ```tsx title="src/A.tsx"\n  if (a) {\n    b();\n  }\n  ```\n'),
  ).toEqual([
    {
      document: 'page.mdx',
      line: 3,
      language: 'tsx',
      title: 'src/A.tsx',
      code: 'if (a) {\n  b();\n}\n',
    },
  ]);
  expect(() => blocksOf('page.mdx', '```sh\nnpm ci\n')).toThrow('page.mdx:1 opens a block that does not end');
});

test.each([
  ['```html title="index.html"', '', 'page'],
  ['```tsx title="bell.test.tsx"', '', 'vitest'],
  ['```ts title="vitest.config.ts"', '', 'vitest'],
  ['```vue title="src/Corner.vue"', '', 'vue'],
  ['```ts title="vite.config.ts"', "import vue from '@vitejs/plugin-vue';", 'vue'],
  ['```svelte title="src/Corner.svelte"', '', 'svelte'],
  ['```ts title="src/main.ts"', "import App from './App.svelte';", 'svelte'],
  ['```tsx title="app/page.tsx"', '', 'next'],
  ['```tsx title="src/Corner.tsx"', '', 'react'],
  ['```ts title="host/recipe/server.ts"', '', 'repository'],
  ['```tsx title="Corner.tsx"', '', undefined],
  ['```tsx', '', undefined],
])('%s %s belongs to %s', (fence, code, application) => {
  expect(block(fence, code).map(applicationOf)).toEqual([application]);
});

describe('a block is refused', () => {
  test.each([
    ['```tsx', 'has no title'],
    ['```', 'of no language'],
    ['```tsx title="Corner.tsx"', 'belongs to no application'],
    ['```json', 'is no JSON'],
    ['```ts title="host/server/paths.ts"', 'differs from the file'],
  ])('%s: %s', (fence, fault) => {
    expect(faultsOf(block(fence))).toEqual([expect.stringContaining(fault)]);
  });

  test('that names a file again', () => {
    const twice = [...block('```tsx title="src/A.tsx"'), ...block('```tsx title="src/A.tsx"')];
    expect(faultsOf(twice)).toEqual([expect.stringContaining('already')]);
  });

  test.each(['```sh', '```css', '```http', '```text', '```nginx'])(
    'but not %s, which is only read',
    (fence) => {
      expect(faultsOf(block(fence))).toEqual([]);
    },
  );
});
