import { describe, expect, test } from 'vitest';
import { call, markup, settled, tags } from './elements.ts';
import { openHosts } from './visit.ts';
import { seenOf } from './watch.ts';
import { choosePicture, readAnswer, takePicture, useBell, useDesk } from './work.ts';

const { visit } = openHosts();

const body = tags.map(markup).join('\n');

/** Allows only these sources; no style, no inline script, no eval. */
const strict = (portal: string, scripts: string) =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    `connect-src 'self' ${portal}`,
    `img-src ${portal} data: blob:`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Only DOMPurify's own policy may create markup. */
const trusted = "; require-trusted-types-for 'script'; trusted-types dompurify";

describe.each([
  ['a nonce, trusted types', (portal: string) => strict(portal, "'nonce-once' 'strict-dynamic'") + trusted],
  ['the origin of the script, trusted types', (portal: string) => strict(portal, portal) + trusted],
])('under a strict content policy with %s', (_, policy) => {
  test('every element shows, the bell lists, the desk takes a text and answers, and nothing is violated', async () => {
    const { page, complaints } = await visit({ body, policy, script: 'nonce="once"' });
    await settled(page);
    await useBell(page);
    await useDesk(page);
    await readAnswer(page);
    await call(page.locator('portal-feedback'), 'open', 'mine');
    const desk = page.locator('portal-feedback').getByRole('dialog', { name: '意见反馈' });
    await desk.getByRole('tab', { name: '我的反馈', selected: true }).waitFor();
    const { violations } = await seenOf(page);
    expect(violations).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test.each([
  [
    'the cropper of the avatar needs no more than the other elements, but no trusted types',
    'portal-avatar',
    choosePicture,
    '',
  ],
  ['a picture of the page needs no more than the other elements', 'portal-feedback', takePicture, trusted],
])('%s', async (_, tag, work, further) => {
  const { page, complaints } = await visit({
    // A picture of one colour would be refused. The page has every kind of field that the picture must draw.
    body: `<h1>校本研修</h1><input type="checkbox" checked /><input type="range" /><textarea>备注</textarea>${markup(tag)}`,
    policy: (portal) => strict(portal, "'nonce-once' 'strict-dynamic'") + further,
    script: 'nonce="once"',
  });
  await settled(page);
  await work(page);
  const { violations } = await seenOf(page);
  expect(violations).toEqual([]);
  expect(complaints).toEqual([]);
});
