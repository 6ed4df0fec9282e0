import { describe, expect, test } from 'vitest';
import { Comments, commentsDefinition } from '#widgets/comments/index.ts';
import { Messages, messagesDefinition } from '#widgets/messages/index.ts';
import { SignCard, signCardDefinition } from '#widgets/sign-card/index.ts';
import type { ElementDefinition } from '#src/element/definition.ts';
import { eventually, show, type Widget } from '../widget.tsx';

const modules = import.meta.glob<Record<string, ElementDefinition>>('#widgets/*/definition.ts', {
  eager: true,
});
const definitions = Object.values(modules).flatMap((module) => Object.values(module));

const widthOf = (element: Element | null | undefined) => element?.getBoundingClientRect().width ?? 0;

test.each(definitions)('vertical writing of the page changes nothing about $tag', async (row) => {
  const { host } = show('element', { row, component: () => null }, { as: 'teacher' });
  const root = await eventually(() => {
    const found = host.shadowRoot?.querySelector('.portal-root');
    if (!found) throw new Error('not rendered yet');
    return found;
  });
  const before = [widthOf(host), widthOf(root)];
  host.style.writingMode = 'vertical-rl';
  expect([widthOf(host), widthOf(root)]).toEqual(before);
  expect(getComputedStyle(host).writingMode).toBe('horizontal-tb');
});

describe('in a text that is written vertically', () => {
  test.each<[string, Widget, Record<string, unknown>, string]>([
    ['the check-in card', { row: signCardDefinition, component: SignCard }, {}, '.portal-sign'],
    ['the messages', { row: messagesDefinition, component: Messages }, {}, '.portal-tabs'],
    [
      'the comments',
      { row: commentsDefinition, component: Comments },
      { subjectType: 'course', subjectId: '5003' },
      '.portal-comments',
    ],
  ])('%s can be read', async (_, widget, props, part) => {
    const { host } = show('element', widget, { as: 'teacher', props });
    const page = document.createElement('div');
    page.style.writingMode = 'vertical-rl';
    host.before(page);
    page.append(host);
    await eventually(() => expect(widthOf(host.shadowRoot?.querySelector(part))).toBeGreaterThanOrEqual(240));
    page.remove();
  });
});
