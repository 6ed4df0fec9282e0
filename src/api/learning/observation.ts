import * as v from 'valibot';
import { defineEndpoint } from '../../http/endpoint.ts';
import { lesson } from '../list-item.ts';
import { boolish, id, numberOr, optionalText, time } from '../schemas.ts';

/** A lesson that is observed by a scale: each criterion gets points, and remarks stand at moments of the film. */

const criterion = v.looseObject({
  id,
  title: v.string(),
  /** Says what to look at. */
  hint: optionalText,
  /** Full points. */
  points: v.number(),
});
export type Criterion = v.InferOutput<typeof criterion>;

const group = v.looseObject({ id, title: v.string(), criteria: v.array(criterion) });
const scale = v.looseObject({ title: v.string(), groups: v.array(group) });
export type Scale = v.InferOutput<typeof scale>;

export const remark = v.object({
  id: v.string(),
  /** The moment of the film. */
  seconds: v.pipe(v.number(), v.finite(), v.minValue(0)),
  text: v.string(),
});
export type Remark = v.InferOutput<typeof remark>;

/** Points by criterion, as typed. */
export const typedPoints = v.record(v.string(), v.string());

export const sheetStatuses = { draft: 0, handedIn: 1 } as const;

const sheet = v.looseObject({
  points: v.nullish(typedPoints, {}),
  remarks: v.nullish(v.array(remark), []),
  comment: optionalText,
  status: numberOr(sheetStatuses, sheetStatuses.draft),
  /** Counts the saves, so that none replaces another unseen. */
  revision: v.nullish(v.number(), 0),
  savedTime: v.nullish(time),
  submitTime: v.nullish(time),
});
export type Sheet = v.InferOutput<typeof sheet>;

const mean = v.looseObject({
  /** How many have handed in, the user among them. */
  observers: v.number(),
  /** By criterion. */
  points: v.record(v.string(), v.number()),
  total: v.number(),
});
export type Mean = v.InferOutput<typeof mean>;

const observation = v.looseObject({
  id,
  title: v.string(),
  teacher: optionalText,
  endTime: v.nullish(time),
  /** The user may hand in; a draft can be saved also after the deadline. */
  isOpen: boolish,
  film: v.nullish(lesson),
  scale,
  own: sheet,
  /** Null until the user has handed in, so that nobody is led by what others say. */
  mean: v.nullish(mean),
});
export type Observation = v.InferOutput<typeof observation>;

const path = '/api/portal/observation/{id}';

export const observationPaths = [path];
/** The lists of lessons to observe, and their counters. */
export const recordPaths = ['/api/portal/record/{kind}/page'];

export const getObservation = defineEndpoint({
  method: 'GET',
  path,
  feature: 'observations',
  request: (input: { id: string }) => ({ path: input }),
  response: observation,
});

/** The part of a sheet that its observer types. */
export interface SheetContent {
  points: Readonly<Record<string, string>>;
  remarks: readonly Remark[];
  comment: string;
}

/** The body code of a save that is not based on the latest revision. */
export const SHEET_CONFLICT = 409;

/** Saves the sheet as it is typed, complete or not. */
export const saveSheet = defineEndpoint({
  method: 'PUT',
  path,
  changes: [path, ...recordPaths],
  feature: 'observations',
  request: ({ id, ...body }: SheetContent & { id: string; basedOn: number }) => ({ path: { id }, body }),
  response: v.looseObject({ revision: v.number(), savedTime: time }),
});

/** Hands in for good; every criterion has to have points. */
export const handInSheet = defineEndpoint({
  method: 'POST',
  path: '/api/portal/observation/{id}/submission',
  changes: [path, ...recordPaths],
  feature: 'observations',
  request: ({ id, ...body }: SheetContent & { id: string }) => ({ path: { id }, body }),
  response: observation,
});
