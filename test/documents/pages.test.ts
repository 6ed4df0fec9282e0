import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { headlessOptions } from '../chromium.ts';
import { startPortal, type Portal } from '../hosts/pages/portal.ts';
import { applicationOf } from './application-of.ts';
import { blocksOf, documents, nameOf, onLocalPortal, type CodeBlock } from './code-blocks.ts';
import { startSchool, type School } from './school.ts';
import { showAll, tagsIn } from './shown-elements.ts';
import { visit, type Visit } from './visit.ts';

let browser: Browser;
let portal: Portal;
let school: School;

beforeAll(async () => {
  portal = await startPortal(inject('cdn'));
  school = await startSchool(() => ({ token: portal.sandbox.tokenOf('teacher'), userId: 'u-1001' }));
  browser = await chromium.launch(headlessOptions());
});
afterAll(async () => {
  await browser.close();
  await Promise.all([school.close(), portal.close()]);
});

/** A document's piece of a page in a whole one; a whole one as it stands. */
const wholePage = (code: string) =>
  /<!doctype/i.test(code)
    ? code
    : `<!doctype html>\n<html lang="zh-CN"><head><meta charset="utf-8"><title>A school</title></head><body>\n${code}</body></html>`;

function visitPage({ code }: CodeBlock, policy = ''): Promise<Visit> {
  const { address } = portal;
  return visit(browser, school.put(onLocalPortal(wholePage(code), address), onLocalPortal(policy, address)));
}

const blocks = documents.map((document) => blocksOf(document));
const pages = blocks.flat().filter((block) => applicationOf(block) === 'page');
const isFirst = (block: CodeBlock, place: number) =>
  pages.findIndex(({ code }) => code === block.code) === place;

describe.each(pages.filter(isFirst).map((block) => [nameOf(block), block] as const))('%s', (_, block) => {
  test('works on another origin, and logs its user in if it provides a token', async () => {
    const before = school.tokensAsked();
    const { page, complaints } = await visitPage(block);
    await showAll(page, tagsIn(block.code));
    expect(complaints).toEqual([]);
    if (!block.code.includes('data-token-provider')) return;
    await expect.poll(() => school.tokensAsked()).toBeGreaterThan(before);
    if (block.code.includes('<portal-bell'))
      await page.getByRole('button', { name: /^(消息通知，\d+|Notifications, \d+)/ }).waitFor();
  });
});

const policyLine = /^Content-Security-Policy: (.+)$/m;

/** The pages without a script of their own, under each policy of their document. */
const underPolicy = blocks.flatMap((document) => {
  const policies = document.flatMap(
    ({ language, code }) => (language === 'http' && policyLine.exec(code)?.[1]) || [],
  );
  const own = document.filter((block) => applicationOf(block) === 'page' && !/<script>/.test(block.code));
  return policies.flatMap((policy) => own.map((block) => [nameOf(block), policy, block] as const));
});

test('some document tells a policy', () => expect(underPolicy).not.toEqual([]));

test.each(underPolicy)('%s works under the policy of its document: %s', async (_, policy, block) => {
  const { page, complaints } = await visitPage(block, policy);
  await showAll(page, tagsIn(block.code));
  expect(complaints).toEqual([]);
});
