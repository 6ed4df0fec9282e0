import { amount, notifications } from './notifications.ts';
import type { Stub } from './stub.ts';

const sources = [20, 21, 23, 43, 13];
const success = (data: unknown) => ({ code: 200, msg: '', data });

const records = notifications.map(({ id, content, created }, place) => ({
  id,
  content,
  type: 1,
  isRead: 0,
  sourceType: sources[place % sources.length],
  sourceId: String(place),
  createTime: created.toISOString().slice(0, 19).replace('T', ' '),
}));

/** Stubs the back end of our own elements. */
export const portalStub: Stub = ({ path }) => {
  if (path === '/api/msg/message/getMessageCount') return success([{ type: 1, name: '通知', count: amount }]);
  if (path === '/api/msg/message/page') return success({ records, total: amount, current: 1, size: amount });
  if (path === '/api/orgUser/chat/getUnreadCount') return success(3);
  return undefined;
};
