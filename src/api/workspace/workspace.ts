import * as v from 'valibot';
import { defineEndpoint } from '../../http/endpoint.ts';
import { listItem } from '../list-item.ts';
import { count, counter, id, list, moment, optionalFlag, optionalText, text } from '../schemas.ts';

const workspaceTask = v.looseObject({
  id,
  title: text,
  /** `course`, `live`, `exam`, `homework` or `discussion`. */
  type: text,
  /** The id of the item that it leads to; a discussion has none: it takes place on the project's page. */
  targetId: v.nullish(id, ''),
  isDone: optionalFlag,
  /** 0 to 100, where the server knows it. */
  progress: counter,
  endTime: v.nullish(moment),
});
export type WorkspaceTask = v.InferOutput<typeof workspaceTask>;

const stage = v.looseObject({ id, title: optionalText, tasks: list(workspaceTask) });

const workspace = v.looseObject({
  /** Hours of study that the user has done, and those that the project asks for. */
  hours: count,
  hoursAim: count,
  /** The user guides the others: marks what they hand in. */
  isTutor: optionalFlag,
  stages: list(stage),
});
export type Workspace = v.InferOutput<typeof workspace>;

/** The stages and tasks of a project; null for those who neither take part nor guide it. */
export const getWorkspace = defineEndpoint({
  method: 'GET',
  path: '/api/portal/workspace/{id}',
  feature: 'workspaces',
  request: (input: { id: string }) => ({ path: input }),
  response: v.nullable(workspace),
});

const guidedProject = v.looseObject({
  ...listItem.entries,
  /** The works that are handed in and not marked yet. */
  toMarkNum: count,
});
export type GuidedProject = v.InferOutput<typeof guidedProject>;

export const guidedPath = '/api/portal/workspace/guided/list';

/** The projects that the user guides. */
export const getGuidedProjects = defineEndpoint({
  method: 'GET',
  path: guidedPath,
  feature: 'workspaces',
  response: list(guidedProject),
});
