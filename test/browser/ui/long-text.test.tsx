import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PageMessage } from '#host/app/layout/PageMessage.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog.tsx';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { DeliveryStatus } from '#widgets/feedback/chat/DeliveryStatus.tsx';
import { mount, rootKinds } from '../mount.tsx';
import { expectAccessible } from '../widget.tsx';

const messages = [
  ['of sentences', '系统在保存时遇到了问题，'.repeat(334)],
  ['without any space', 'x'.repeat(4000)],
] as const;

const none = () => {};

/** Every place that shows the message of a server, or another text of any length. */
const places: Readonly<Record<string, (text: string) => ReactNode>> = {
  'the alert of a form': (text) => <FormAlert text={text} />,
  'the fault of a field': (text) => (
    <Field label="手机号" error={text}>
      <Input />
    </Field>
  ),
  'an error in place of content': (text) => <ErrorState message={text} onRetry={none} />,
  'a small error in place of content': (text) => <ErrorState compact message={text} onRetry={none} />,
  'an empty state': (text) => <EmptyState text={text} />,
  'the hint of an empty state': (text) => <EmptyState hint={text} />,
  'a question': (text) => <ConfirmDialog open title="提示" text={text} onAnswer={none} />,
  'a page of one message': (text) => <PageMessage picture={null} title="页面出错" text={text} />,
  'the status of a chat’s message': (text) => (
    <DeliveryStatus status="refused" reason={text} canRetry onRetry={none} onDiscard={none} />
  ),
};

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(1280, 720));

/** The innermost box around the text that scrolls. */
function scrollerOf(text: Element): HTMLElement {
  for (let box = text; box instanceof HTMLElement && box.parentElement; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  throw new Error('nothing scrolls');
}

describe.each(rootKinds)('in %s', (kind) => {
  describe.each(Object.entries(places))('%s', (_, show) => {
    test.each(messages)(
      'keeps a message of 4,000 characters %s low, and lets it be read',
      async (_, text) => {
        const { findByText, host } = mount(show(text), { kind });
        const scroller = scrollerOf(await findByText((content) => content.includes(text.trim())));
        expect(scroller.getBoundingClientRect().height).toBeLessThan(700);
        expect(host.getBoundingClientRect().height).toBeLessThan(700);
        expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth);
        await expect.poll(() => scroller.tabIndex).toBe(0);
        scroller.focus();
        // The text may still become longer while it scrolls, when a frame brings the styles around it.
        await expect
          .poll(async () => {
            await userEvent.keyboard('{End}');
            return scroller.scrollTop + scroller.clientHeight + 2 >= scroller.scrollHeight;
          })
          .toBe(true);
        await expectAccessible(host);
      },
    );

    test('shows a short message whole, and as no stop of the keyboard', async () => {
      const { findByText } = mount(show('操作太频繁，请稍后再试'), { kind });
      const text = await findByText((content) => content.includes('操作太频繁'));
      expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight + 1);
      expect(text.tabIndex).toBe(-1);
    });
  });
});
