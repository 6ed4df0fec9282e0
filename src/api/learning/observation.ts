import * as v from 'valibot';
import { defineEndpoint } from '../../http/endpoint.ts';
import { lesson } from '../list-item.ts';
import { count, id, list, moment, number, numberOr, optionalFlag, optionalText, text } from '../schemas.ts';

/** A lesson that is observed by a scale: each criterion gets points, and remarks stand at moments of the film. */

const criterion = v.looseObject({
  id,
  title: text,
  /** Says what to look at. */
  hint: optionalText,
  /** Full points. */
  points: number,
});
export type Criterion = v.InferOutput<typeof criterion>;

const group = v.looseObject({ id, title: text, criteria: v.array(criterion) });
const scale = v.looseObject({ title: text, groups: v.array(group) });
export type Scale = v.InferOutput<typeof scale>;

export const remark = v.object({
  id: text,
  /** The moment of the film. */
  seconds: v.pipe(number, v.minValue(0)),
  text: text,
});
export type Remark = v.InferOutput<typeof remark>;

/** Points by criterion, as typed. */
export const typedPoints = v.record(v.string(), text);

export const sheetStatuses = { draft: 0, handedIn: 1 } as const;

const sheet = v.looseObject({
  points: v.nullish(typedPoints, {}),
  remarks: list(remark),
  comment: optionalText,
  status: numberOr(sheetStatuses, sheetStatuses.draft),
  /** Counts the saves, so that none replaces another unseen. */
  revision: count,
  savedTime: v.nullish(moment),
  submitTime: v.nullish(moment),
});
export type Sheet = v.InferOutput<typeof sheet>;

const mean = v.looseObject({
  /** How many have handed in, the user among them. */
  observers: number,
  /** By criterion. */
  points: v.record(v.string(), number),
  total: number,
});
export type Mean = v.InferOutput<typeof mean>;

const observation = v.looseObject({
  id,
  title: text,
  teacher: optionalText,
  endTime: v.nullish(moment),
  /** The user may hand in; a draft can be saved also after the deadline. */
  isOpen: optionalFlag,
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
  response: v.looseObject({ revision: number, savedTime: moment }),
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
