import '#widgets/bell/element.ts';
import { within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { configurePortal } from '#src/configure-portal.ts';
import type { Adapter } from '#src/http/adapter/adapter.ts';
import { eventually } from '../eventually.ts';
import { createScene, forgetSession } from '../scene.ts';

interface OtherCounts {
  unread: { kind: number; number: number }[];
}

const otherCounts: OtherCounts = { unread: [{ kind: 1, number: 7 }] };

const adapter: Adapter = {
  getNotificationCounts: {
    path: '/v1/counts',
    response: (body) => ({
      code: 200,
      data: (body as OtherCounts).unread.map(({ kind, number }) => ({ type: kind, count: number })),
    }),
  },
  getUnreadTicketCount: { response: () => ({ code: 200, data: 0 }) },
};

afterEach(forgetSession);

test('an adapter that a page gives to its elements turns another back end into ours', async () => {
  const { options, enter } = createScene({ as: 'teacher' });
  const asked: string[] = [];
  const portal = configurePortal({
    ...options,
    adapter,
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      if (pathname === '/v1/counts') return Response.json(otherCounts);
      return (await options.fetch?.(request)) ?? Response.error();
    },
  });
  enter(portal.session);
  const bell = document.createElement('portal-bell');
  document.body.append(bell);
  await eventually(() => within(bell.shadowRoot as unknown as HTMLElement).getByText('7'));
  expect(asked).not.toContain('/api/msg/message/getMessageCount');
  bell.remove();
  portal.close();
});
