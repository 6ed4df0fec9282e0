import * as v from 'valibot';
import { guidedPath } from './workspace.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { taskPaths } from '../changed-paths.ts';
import { authoredFile, type AuthoredFile } from '../authoring.ts';
import { count, counter, id, list, moment, numberOr, optionalFlag, optionalText, text } from '../schemas.ts';

export const submissionStatuses = { handedIn: 0, returned: 1, marked: 2 } as const;
export type SubmissionStatus = (typeof submissionStatuses)[keyof typeof submissionStatuses];

const submission = v.looseObject({
  id,
  realName: optionalText,
  school: optionalText,
  content: optionalText,
  files: list(authoredFile),
  status: numberOr(submissionStatuses, submissionStatuses.handedIn),
  /** 0 to 100; null before it is marked. */
  points: counter,
  /** The tutor's. */
  remark: optionalText,
  submitTime: v.nullish(moment),
  /** Everybody who has the assignment may read it. */
  isExcellent: optionalFlag,
});
export type Submission = v.InferOutput<typeof submission>;

const homework = v.looseObject({
  id,
  projectId: id,
  projectTitle: optionalText,
  title: text,
  /** The task, as plain text. */
  brief: optionalText,
  endTime: v.nullish(moment),
  isTutor: optionalFlag,
  /** The user may hand in, or hand in again. */
  isOpen: optionalFlag,
  own: v.nullish(submission),
  excellent: list(submission),
  /** How many take part and have handed in nothing; for the tutor. */
  missingNum: count,
});
export type Homework = v.InferOutput<typeof homework>;

const homeworkPath = '/api/portal/homework/{id}';
const submissionsPath = '/api/portal/homework/{id}/submission';

/** The queries that change when something is handed in or marked. */
export const homeworkPaths = [homeworkPath, submissionsPath, guidedPath, ...taskPaths];

/** An assignment of a project, with what the user has handed in and the excellent works of others. */
export const getHomework = defineEndpoint({
  method: 'GET',
  path: homeworkPath,
  feature: 'workspaces',
  request: (input: { id: string }) => ({ path: input }),
  response: homework,
});

/** Hands in, or hands in again what was returned or is not marked yet. */
export const handIn = defineEndpoint({
  method: 'PUT',
  path: submissionsPath,
  changes: homeworkPaths,
  feature: 'workspaces',
  request: ({ id, ...body }: { id: string; content: string; files: readonly AuthoredFile[] }) => ({
    path: { id },
    body,
  }),
  response: v.unknown(),
});

/** All that was handed in, in the order of handing in; for the tutor. */
export const getSubmissions = defineEndpoint({
  method: 'GET',
  path: submissionsPath,
  feature: 'workspaces',
  request: (input: { id: string }) => ({ path: input }),
  response: list(submission),
});

export interface SubmissionMark {
  id: string;
  submissionId: string;
  status: typeof submissionStatuses.returned | typeof submissionStatuses.marked;
  /** Null for what is returned. */
  points: number | null;
  remark: string;
  isExcellent: boolean;
}

/** Marks what was handed in, or returns it with a remark. */
export const markSubmission = defineEndpoint({
  method: 'PUT',
  path: '/api/portal/homework/{id}/submission/{submissionId}',
  changes: homeworkPaths,
  feature: 'workspaces',
  request: ({ id, submissionId, ...body }: SubmissionMark) => ({ path: { id, submissionId }, body }),
  response: v.unknown(),
});

/** Notifies those who have handed in nothing. */
export const remindMissing = defineEndpoint({
  method: 'POST',
  path: '/api/portal/homework/{id}/reminder',
  changes: [],
  feature: 'workspaces',
  request: (input: { id: string }) => ({ path: input }),
  response: v.unknown(),
});
