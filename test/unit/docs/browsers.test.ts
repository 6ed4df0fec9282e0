import { expect, test } from 'vitest';
import { questions } from '#host/sandbox/tickets/faq.ts';
import { browsers } from '#host/server/unsupported-note.ts';
import { floor } from '#host/server/target.ts';
import english from '#stories/docs/en/19-faq.mdx?raw';
import chinese from '#stories/docs/zh/19-faq.mdx?raw';
import { engines } from '#test/engines/engine-list.ts';

/** The rows of the first table of a document, each as its cells. */
const rowsOf = (text: string) =>
  [...(/(?:^\|.*\n)+/m.exec(text)?.[0] ?? '').matchAll(/^\| (.+) \|$/gm)]
    .map(([, row = '']) => row.split('|').map((cell) => cell.trim()))
    .slice(2);

const versions = floor.map((entry) => entry.split(' ')[1]);

test.each([
  ['English', english],
  ['Chinese', chinese],
])('the %s table names the first versions, and the engines that are tested', (_, text) => {
  const rows = rowsOf(text);
  expect(rows.map(([, version]) => version)).toEqual(versions);
  const tested = rows.flatMap(([, , engine = '']) => engine.split(/[,、] ?/));
  expect(tested).toEqual(Object.values(engines).map(({ title }) => title));
});

test('a page says the same in an old browser', () => {
  expect(browsers).toBe('Chrome, Edge 109, Firefox 115, Safari 16.4');
});

test('so does the answer to a frequent question of the sandbox', () => {
  const answer = JSON.stringify(
    questions.find((question) => JSON.stringify(question).includes('什么浏览器')),
  );
  for (const version of versions) expect(answer).toContain(`>${version}<`);
  expect(answer).toContain('>16.4<');
});
