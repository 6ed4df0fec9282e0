import { amount, notifications } from './notifications.ts';
import type { Stub } from './stub.ts';

const nodes = notifications.map(({ id, content, created }) => ({
  messageId: id,
  created: created.toISOString(),
  title: '通知',
  preview: content,
  data: {},
  tags: [],
  actions: [],
  trackingIds: { clickTrackingId: id },
}));

const messages = (list: readonly unknown[]) => ({
  count: list.length,
  unreadCount: list.length,
  messages: { totalCount: list.length, pageInfo: { startCursor: null, hasNextPage: false }, nodes: list },
});

/** Stubs the back end of @trycourier/courier-ui-inbox, which uses GraphQL. */
export const courierStub: Stub = ({ path, body }) => {
  if (path !== '/courier/graphql') return undefined;
  const { query } = JSON.parse(body) as { query: string };
  // Archived messages are a separate list.
  if (query.includes('GetInboxMessages')) {
    return { data: messages(/archived: true/.test(query) ? [] : nodes) };
  }
  const counts = [...query.matchAll(/(\w+): count\(/g)].map(([, name = '']) => [name, amount] as const);
  return { data: Object.fromEntries(counts) };
};
