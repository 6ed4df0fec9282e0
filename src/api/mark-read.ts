import * as v from 'valibot';
import { defineCall } from '../http/endpoint.ts';

export const readMessage = defineCall({
  method: 'PUT',
  path: '/api/msg/message/read',
  request: (input: { id: string }) => ({ body: { ...input } }),
  answer: v.unknown(),
});

/** Marks every message of a type read. */
export const readAllMessages = defineCall({
  method: 'PUT',
  path: '/api/msg/message/clean',
  request: (input: { type: number }) => ({ body: { ...input } }),
  answer: v.unknown(),
});
