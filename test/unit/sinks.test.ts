// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SafeUrl } from '#src/rules/safe-url.ts';
import { pagePaths } from '#src/page-paths.ts';

/** Each line stands in a component that has been given `data`, a string of the server. */
const refused = [
  'const x = <a href={data} />;',
  'const x = <area href={data} />;',
  'const x = <img src={data} />;',
  'const x = <img srcSet={`${data} 2x`} />;',
  'const x = <video poster={data} />;',
  'const x = <form action={data} />;',
  'const x = <button formAction={data} />;',
  'const x = <use xlinkHref={data} />;',
  'const x = <div dangerouslySetInnerHTML={{ __html: data }} />;',
  'const x = <iframe srcDoc={data} />;',
  'const x = <div style={{ backgroundImage: `url(${data})` }} />;',
  'element.style.setProperty("background", `no-repeat url("${data}")`);',
  'link.href = data;',
  'link["href"] = data;',
  'image.src = data;',
  'image.srcset = data;',
  'film.poster = data;',
  'box.innerHTML = data;',
  'box.insertAdjacentHTML("beforeend", data);',
  'document.write(data);',
  'location = data;',
  'window.location = data;',
  'location.href = data;',
  'window.location.href = data;',
  'location.assign(data);',
  'window.location.replace(data);',
  'window.open(data);',
  'link.setAttribute("href", data);',
  'link.setAttributeNS(null, "src", data);',
  'Object.assign(link, { href: data });',
  'void import(data);',
  'void import(`${data}.js`);',
];

const accepted = [
  'const x = <Anchor href={data} />;',
  'const x = <a href="#content" />;',
  'const x = <use href="#mark" />;',
  'const x = <div style={{ width: `${data}px` }} />;',
  'row.action = data;',
  'box.setAttribute("role", data);',
  'text.replace(data, "");',
  'const { href } = new URL(data);',
  'const style = `a(${data})`;',
  'void import("./part.js");',
];

let reported = new Map<number, string>();
const folder = mkdtempSync(join(tmpdir(), 'sinks-'));

beforeAll(() => {
  const lines = [...refused, ...accepted];
  for (const [index, line] of lines.entries()) writeFileSync(join(folder, `case${index}.jsx`), `${line}\n`);
  writeFileSync(
    join(folder, '.oxlintrc.json'),
    JSON.stringify({
      jsPlugins: [resolve('test/sinks/oxlint-plugin.mjs')],
      categories: { correctness: 'off' },
      rules: { 'sinks/checked': 'error' },
    }),
  );
  const { stdout } = spawnSync(
    process.execPath,
    [resolve('node_modules/oxlint/bin/oxlint'), '-c', '.oxlintrc.json', '--format=json', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; message: string }[] };
  reported = new Map(
    diagnostics.map(({ filename, message }) => [Number(/\d+/.exec(filename)?.[0]), message] as const),
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the linter', () => {
  test.each(refused.map((line, index) => [line, index] as const))('refuses %s', (_, index) => {
    expect(reported.get(index)).toMatch(/SafeUrl|sanitizes/);
  });

  test.each(accepted.map((line, index) => [line, refused.length + index] as const))(
    'accepts %s',
    (_, index) => {
      expect(reported.get(index)).toBeUndefined();
    },
  );
});

test('the compiler takes what is written plainly, and no address out of data', () => {
  const data: string = '/evil.example';
  const plain: SafeUrl[] = [
    '',
    '/',
    '/index',
    '/404',
    '#top',
    `/project?id=${data}`,
    `?${new URLSearchParams({ id: data })}`,
    `tel:${data}`,
    'https://site.example/',
    pagePaths.home,
  ];
  const refusals: SafeUrl[] = [
    // @ts-expect-error -- any address
    data,
    // @ts-expect-error -- another host, once the data begin with a slash
    `/${data}`,
    // @ts-expect-error -- another host
    '//evil.example',
    // @ts-expect-error -- another host, for a browser
    '/\\evil.example',
    // @ts-expect-error -- a script
    'javascript:alert(1)',
    // @ts-expect-error -- a document of one's own making
    'data:text/html,x',
    // @ts-expect-error -- a relative path, which may begin with a scheme
    `${data}/index`,
  ];
  expect([plain.length, refusals.length]).toEqual([10, 7]);
});
