import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Sandbox } from '#host/sandbox/index.ts';
import { Bell, bellDefinition } from '#widgets/bell/index.ts';
import { Answer } from '#widgets/shared/faq/index.ts';
import { Messages, messagesDefinition } from '#widgets/messages/index.ts';
import { openTickets } from './widgets/feedback/feedback-scene.tsx';
import { expectHarmless, provoke, watchForScripts } from './harmless.ts';
import { eventually, forms, show } from './widget.tsx';
import { corpus, hostileHtml } from './xss-corpus.ts';

// A hundred samples share one page, so that one may also break another.
const generated = fc.sample(hostileHtml, { numRuns: 80, seed: 20261121 });
const inputs: readonly (readonly [string, readonly string[]])[] = [
  ['the corpus', corpus],
  ['generated HTML', generated],
];
const content = (texts: readonly string[]) => texts.map((text, place) => ({ place, text: `甲${text}乙` }));

beforeEach(async () => {
  watchForScripts();
  await page.viewport(1280, 800);
});

/** Asserts that the server's HTML is harmless after sanitizing, and stays so under events. */
async function expectNothingRuns(root: ParentNode) {
  const shown = [...root.querySelectorAll<HTMLElement>('[part=html]')];
  for (const one of shown) expectHarmless(one);
  for (const one of shown) provoke(one);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(globalThis.fired).toEqual([]);
  return shown.length;
}

describe.each(forms)('as %s', (form) => {
  describe.each(inputs)('%s', (_, texts) => {
    const told = {
      as: 'newcomer' as const,
      prepare: (sandbox: Sandbox) => {
        for (const { text } of content(texts)) {
          sandbox.notify({ user: 'newcomer', content: text, sourceType: 21, sourceId: text });
        }
      },
    };

    test('in the notifications runs nothing', async () => {
      const shown = show(form, { row: bellDefinition, component: Bell }, told);
      await userEvent.click(await shown.findByRole('button', { name: /^消息通知/ }));
      const panel = await shown.findByRole('dialog');
      await eventually(() => expect(panel.querySelectorAll('[part=html]').length).toBeGreaterThan(50));
      expect(await expectNothingRuns(panel)).toBeGreaterThan(50);
      for (const link of panel.querySelectorAll<HTMLAnchorElement>('a[href]')) {
        expect(link.protocol).toMatch(/^https?:$/);
      }
    });

    test('among all messages runs nothing', async () => {
      const shown = show(
        form,
        { row: messagesDefinition, component: Messages },
        { ...told, props: { size: 100 } },
      );
      const root = shown.host.shadowRoot ?? shown.host;
      await eventually(() => expect(root.querySelectorAll('[part=html]').length).toBeGreaterThan(40));
      expect(await expectNothingRuns(root)).toBeGreaterThan(40);
    });

    test('as the answer to a question runs nothing', async () => {
      const all = content(texts);
      const row = { tag: 'portal-answers', summary: '' } as const;
      const shown = show(
        'React',
        { row, component: () => all.map(({ place }) => <Answer key={place} questionId={`x${place}`} />) },
        {
          prepare: (sandbox) => {
            for (const { place, text } of all) {
              sandbox.fault({
                method: 'GET',
                path: `/api/orgUser/hotQuestion/x${place}`,
                body: { code: 200, data: { questionId: `x${place}`, title: text, content: text } },
              });
            }
          },
        },
      );
      const root = shown.host.shadowRoot ?? shown.host;
      await eventually(() => expect(root.querySelectorAll('[part=html]')).toHaveLength(all.length));
      await expectNothingRuns(root);
      // Titles are plain text.
      const titles = [...root.querySelectorAll('[part=answer] > :first-child')];
      expect(titles.map(({ textContent }) => textContent)).toEqual(all.map(({ text }) => text));
    });

    test('in a conversation is text, and its pictures have addresses', async () => {
      const all = content(texts);
      const shown = await openTickets(form, {
        as: 'teacher',
        prepare: (sandbox) =>
          sandbox.fault({
            method: 'GET',
            path: '/api/orgUser/problem/getMsgList',
            times: 20,
            body: {
              code: 200,
              data: all.map(({ place, text }) => ({
                msgId: `m${place}`,
                userType: place % 2 === 0 ? 2 : 1,
                realName: text,
                content: text,
                url: ['javascript:alert(1)', text, 'data:text/html,<script>alert(1)</script>'].join(','),
                userId: 'u-1001',
              })),
            },
          }),
      });
      const [ticket] = await shown.findAllByRole('button', { name: /处理中/ });
      if (ticket) await userEvent.click(ticket);
      const list = await shown.findByRole('region', { name: '消息' });
      await eventually(() => expect(list.querySelectorAll('li').length).toBeGreaterThanOrEqual(all.length));
      const said = [...list.querySelectorAll('p')].map(({ textContent }) => textContent);
      expect(said).toEqual(expect.arrayContaining(all.map(({ text }) => text)));
      expect([...list.querySelectorAll('script, style, iframe, object, embed, form, a[href]')]).toEqual([]);
      for (const picture of list.querySelectorAll('img')) expect(picture.src).toMatch(/^https?:/);
      provoke(list);
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(globalThis.fired).toEqual([]);
    });
  });
});
