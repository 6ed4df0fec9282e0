import * as v from 'valibot';
import { defineEndpoint } from '../../http/endpoint.ts';
import { listItem } from '../list-item.ts';
import { boolish, id, optionalText, time } from '../schemas.ts';

const workspaceTask = v.looseObject({
  id,
  title: v.string(),
  /** `course`, `live`, `exam`, `homework` or `discussion`. */
  type: v.string(),
  /** The id of the item that it leads to; a discussion has none: it takes place on the project's page. */
  targetId: v.nullish(id, ''),
  isDone: boolish,
  /** 0 to 100, where the server knows it. */
  progress: v.nullish(v.number()),
  endTime: v.nullish(time),
});
export type WorkspaceTask = v.InferOutput<typeof workspaceTask>;

const stage = v.looseObject({ id, title: optionalText, tasks: v.nullish(v.array(workspaceTask), []) });

const workspace = v.looseObject({
  /** Hours of study that the user has done, and those that the project asks for. */
  hours: v.nullish(v.number(), 0),
  hoursAim: v.nullish(v.number(), 0),
  /** The user guides the others: marks what they hand in. */
  isTutor: boolish,
  stages: v.array(stage),
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
  toMarkNum: v.nullish(v.number(), 0),
});
export type GuidedProject = v.InferOutput<typeof guidedProject>;

export const guidedPath = '/api/portal/workspace/guided/list';

/** The projects that the user guides. */
export const getGuidedProjects = defineEndpoint({
  method: 'GET',
  path: guidedPath,
  feature: 'workspaces',
  response: v.array(guidedProject),
});
