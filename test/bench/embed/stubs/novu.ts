import { amount, notifications } from './notifications.ts';
import type { Stub } from './stub.ts';

const data = notifications.map(({ id, content, created }) => ({
  id,
  transactionId: id,
  subject: '通知',
  body: content,
  to: { subscriberId: 'u-1' },
  isRead: false,
  isSeen: false,
  isArchived: false,
  isSnoozed: false,
  createdAt: created.toISOString(),
  channelType: 'in_app',
  severity: 'none',
  tags: [],
}));

const session = {
  token: 'bench',
  totalUnreadCount: amount,
  unreadCount: { total: amount, severity: { high: 0, medium: 0, low: 0, none: amount } },
  removeNovuBranding: true,
  isDevelopmentMode: false,
  maxSnoozeDurationHours: 0,
};

const countOf = ({ severity = 'none' }) => (severity === 'none' ? amount : 0);

/** Stubs the back end of @novu/js. */
export const novuStub: Stub = ({ path, query }) => {
  if (path.endsWith('/inbox/session')) return { data: session };
  if (path.endsWith('/inbox/notifications/count')) {
    const filters = JSON.parse(query.get('filters') ?? '[]') as { severity?: string }[];
    return { data: filters.map((filter) => ({ count: countOf(filter), filter })) };
  }
  if (path.endsWith('/inbox/notifications')) return { data, hasMore: false, filter: {} };
  if (path.startsWith('/novu/v1/inbox/')) return { data: [] };
  return undefined;
};
