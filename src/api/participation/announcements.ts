import * as v from 'valibot';
import { defineEndpoint } from '../../http/endpoint.ts';
import { id, moment, optionalText, paged, text, type PageRequest } from '../schemas.ts';
import type { ParticipationItem } from './participation.ts';

const announcement = v.looseObject({
  id,
  /** Plain text. */
  content: text,
  /** The name of its author. */
  realName: optionalText,
  createTime: v.nullish(moment),
});
export type Announcement = v.InferOutput<typeof announcement>;

const itemPath = '/api/portal/announcement/{sourceType}/{sourceId}';
const pagePath = `${itemPath}/page`;

/** The announcements of an item, the latest first. */
export const getAnnouncements = defineEndpoint({
  method: 'GET',
  path: pagePath,
  feature: 'participation',
  request: ({ sourceType, sourceId, ...query }: ParticipationItem & PageRequest) => ({
    path: { sourceType, sourceId },
    query,
  }),
  response: paged(announcement),
});

/** Announces something to the members; for the leader. */
export const announce = defineEndpoint({
  method: 'POST',
  path: itemPath,
  changes: [pagePath],
  feature: 'participation',
  request: ({ content, ...path }: ParticipationItem & { content: string }) => ({ path, body: { content } }),
  response: v.unknown(),
});

/** Takes an announcement back; for the leader. */
export const deleteAnnouncement = defineEndpoint({
  method: 'DELETE',
  path: `${itemPath}/{id}`,
  changes: [pagePath],
  feature: 'participation',
  request: (input: ParticipationItem & { id: string }) => ({ path: { ...input } }),
  response: v.unknown(),
});
