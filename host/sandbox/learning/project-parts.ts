import { seededRowsOf } from '../content/catalogue.ts';
import type { Row } from '../content/row.ts';
import type { Database } from '../database.ts';
import type { Account } from '../people/accounts.ts';
import type { Org } from '../people/orgs.ts';
import { examList } from './exams.ts';
import { learningOf } from './learning-seed.ts';

export interface Asked {
  world: Database;
  org: Org;
  user: Account | undefined;
}

/** A part of a project: it belongs to one project of its subject. */
export type Part = 'course' | 'live';

const parts: readonly Part[] = ['course', 'live'];

export const ofSubject = (
  { world, org }: Pick<Asked, 'world' | 'org'>,
  kind: 'project' | Part,
  { subject }: Row,
): Row[] => seededRowsOf(world, org, kind).filter((row) => row.subject === subject);

/** The projects of a subject share its courses and live sessions in turns; one that an author has published has none. */
export function partsOf(asked: Pick<Asked, 'world' | 'org'>, project: Row): { kind: Part; row: Row }[] {
  const projects = ofSubject(asked, 'project', project);
  const turn = projects.indexOf(project);
  return parts.flatMap((kind) =>
    ofSubject(asked, kind, project)
      .filter((_, place) => place % projects.length === turn)
      .map((row) => ({ kind, row })),
  );
}

/** The exam that closes a project of the learner's, where there is one. */
export function examsOf(world: Database, user: Account, projectId: string) {
  const own = learningOf(world, user).projects.find(({ row }) => row.id === projectId);
  return examList(world, user).filter(({ id }) => id === own?.examId);
}
