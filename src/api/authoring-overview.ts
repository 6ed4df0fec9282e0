import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { authored, authoringKinds } from './authoring.ts';
import { counter } from './schemas.ts';

const document = v.looseObject({ ...authored.entries, kind: v.picklist(authoringKinds) });
/** A document in a list of several kinds. */
export type OverviewDocument = v.InferOutput<typeof document>;

const group = v.looseObject({
  total: v.number(),
  /** The last saved first. */
  latest: v.array(document),
});

const overview = v.looseObject({
  draft: group,
  review: group,
  refused: group,
  kinds: v.array(v.looseObject({ kind: v.picklist(authoringKinds), total: v.number() })),
  /** Figures of the documents that were published this month. */
  month: v.looseObject({ published: counter, views: counter, participants: counter }),
});
export type AuthoringOverview = v.InferOutput<typeof overview>;

/** The documents that wait for an author or the review, the number of each kind, and the figures of the month. */
export const getAuthoringOverview = defineEndpoint({
  method: 'GET',
  path: '/api/portal/authoring/overview',
  feature: 'authoring',
  response: overview,
});
