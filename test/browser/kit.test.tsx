import { createRef } from 'react';
import { within } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Bell } from '#widgets/bell/index.ts';
import { Messages } from '#widgets/messages/index.ts';
import { SignCard, type SignCardHandle } from '#widgets/sign-card/index.ts';
import { createClock, renderOnScene } from '../kit/index.ts';

/** In milliseconds; a browser on a busy machine may stall for seconds. */
const patience = 10_000;

// These tests are examples: they show how to test a page that uses our widgets.

test('a bell counts what the server has, and what comes later', async () => {
  const { container, sandbox, close } = renderOnScene(<Bell />, { as: 'newcomer' });
  onTestFinished(close);
  const bell = await within(container).findByRole('button', { name: '消息通知' });
  sandbox.notify({ user: 'newcomer', content: '您的作业已批阅', sourceType: 20 });
  bell.click();
  await within(container).findByText('您的作业已批阅');
});

test('a page keeps standing when the server fails, and recovers', async () => {
  const { container, close } = renderOnScene(<Messages />, {
    as: 'teacher',
    prepare: (sandbox) => sandbox.fault({ method: 'GET', path: '/api/msg/message/page', status: 500 }),
  });
  onTestFinished(close);
  const retry = await within(container).findByRole('button', { name: '重试' });
  retry.click();
  await vi.waitFor(
    () => expect(within(container).queryByRole('button', { name: '重试' })).toBeNull(),
    patience,
  );
  await within(container).findAllByRole('listitem');
});

test('the day is the server’s: a day later one can sign in anew', async () => {
  const clock = createClock('2026-11-20T08:30:00+08:00');
  const card = createRef<SignCardHandle>();
  const { container, sandbox, close } = renderOnScene(<SignCard handle={card} />, {
    as: 'teacher',
    now: clock.now,
  });
  onTestFinished(close);
  (await within(container).findByRole('button', { name: /^签到/ })).click();
  await within(container).findByRole('button', { name: /^已签到/ });
  // The button is optimistic: it shows before the server responds.
  await within(container).findByText(/^签到成功/);
  expect(sandbox.calls().filter(({ path }) => path === '/api/v/signrecord/sign')).toHaveLength(1);
  clock.advance({ days: 1 });
  card.current?.refresh();
  await within(container).findByRole('button', { name: /^签到/ });
});
