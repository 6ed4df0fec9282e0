import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';

export const markNotificationRead = defineEndpoint({
  method: 'PUT',
  path: '/api/msg/message/read',
  request: (input: { id: string }) => ({ body: { ...input } }),
  response: v.unknown(),
});

/** Marks every message of a type read. */
export const markAllNotificationsRead = defineEndpoint({
  method: 'PUT',
  path: '/api/msg/message/clean',
  request: (input: { type: number }) => ({ body: { ...input } }),
  response: v.unknown(),
});
