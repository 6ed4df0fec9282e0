import { getRelated, type RelatedItem, type RelatedSubject } from '#src/api/related.ts';
import { apiError } from '../api-error.ts';
import { learningOf } from '../learning/learning-seed.ts';
import { certificatesOf } from '../learning/own-items.ts';
import { hasJoined } from '../learning/participation.ts';
import { examsOf, ofSubject, partsOf, type Asked, type Part } from '../learning/project-parts.ts';
import { purchasesOf } from '../orders/purchases.ts';
import { activePeople } from '../people/active-people.ts';
import { answerPublic, type Routes } from '../route.ts';
import { rowsOf, seededRowsOf } from './catalogue.ts';
import type { Row } from './row.ts';

export function relatedRoutes(routes: Routes): void {
  answerPublic(routes, getRelated, (asked) => {
    const { kind, id = '' } = asked.input.path;
    const relation = relations.get(kind ?? '');
    return relation ? relation(asked, id) : apiError(404, '没有这类内容');
  });
}

const linkTo = (kind: string, { id, title }: { id: string; title: string }): RelatedItem => ({
  kind,
  id,
  title,
});

function projectOf(asked: Asked, kind: Part, part: Row): RelatedItem[] {
  const projects = ofSubject(asked, 'project', part);
  const project = projects[ofSubject(asked, kind, part).indexOf(part) % projects.length];
  return project ? [linkTo('project', project)] : [];
}

const ordersOf = ({ world, user }: Asked, sourceId: string): RelatedItem[] =>
  user
    ? purchasesOf(world, user)
        .orders.filter((order) => order.sourceId === sourceId)
        .map(({ id }) => ({ kind: 'order', id, title: id }))
    : [];

const certificatesFor = ({ world, user }: Asked, projectId: string): RelatedItem[] =>
  user
    ? certificatesOf(world, user)
        .filter(({ id }) => id === `cert-${user.userId}-${projectId}`)
        .map(({ id, certNo }) => ({ kind: 'certificate', id, title: certNo }))
    : [];

interface Member {
  userId: string;
  realName: string;
}

/** The members of a studio whom the portal knows: its leader, those who have joined, and some who are active elsewhere. */
function membersOf({ world, org }: Asked, studio: Row): Member[] {
  const place = seededRowsOf(world, org, 'studio').indexOf(studio);
  const accounts = world.accounts.filter(
    (account) => account.orgCode === org.orgCode && hasJoined(world, account, 'studio', studio),
  );
  const active = activePeople(world, org).filter((_, turn) => (turn + place) % 4 === 0);
  const leader = { userId: studio.authorId, realName: studio.teacher ?? '' };
  return [leader, ...[...accounts, ...active].filter(({ userId }) => userId !== leader.userId)];
}

/** How many works of each kind a studio shows. */
const SHARED = 4;

const sharedKinds = { course: 'course', live: 'live', discover: 'resource', activity: 'activity' } as const;

/** The latest works of a studio's leader. */
const sharedOf = ({ world, org }: Asked, { authorId }: Row): RelatedItem[] =>
  (Object.keys(sharedKinds) as (keyof typeof sharedKinds)[]).flatMap((kind) =>
    rowsOf(world, org, kind)
      .filter((row) => row.authorId === authorId)
      .slice(0, SHARED)
      .map((row) => linkTo(sharedKinds[kind], row)),
  );

const rowOf = ({ world, org }: Asked, kind: 'project' | Part, id: string) =>
  seededRowsOf(world, org, kind).find((row) => row.id === id);

const studiosOf = ({ world, org }: Asked) => rowsOf(world, org, 'studio');

type Relation = (asked: Asked, id: string) => RelatedItem[];

const relations = new Map<string, Relation>(
  Object.entries({
    project(asked, id) {
      const project = rowOf(asked, 'project', id);
      const exams = asked.user ? examsOf(asked.world, asked.user, id) : [];
      const own = [
        ...exams.map((exam) => linkTo('exam', exam)),
        ...ordersOf(asked, id),
        ...certificatesFor(asked, id),
      ];
      const parts = (project ? partsOf(asked, project) : []).map(({ kind, row }) => linkTo(kind, row));
      return [...parts, ...own];
    },
    course(asked, id) {
      const course = rowOf(asked, 'course', id);
      return [...(course ? projectOf(asked, 'course', course) : []), ...ordersOf(asked, id)];
    },
    live(asked, id) {
      const live = rowOf(asked, 'live', id);
      return live ? projectOf(asked, 'live', live) : [];
    },
    exam({ world, user }, id) {
      const own = user && learningOf(world, user).projects.find(({ examId }) => examId === id);
      return own ? [linkTo('project', own.row)] : [];
    },
    studio(asked, id) {
      const studio = studiosOf(asked).find((row) => row.id === id);
      const members = studio ? membersOf(asked, studio) : [];
      const people = members.map(({ userId, realName }) => ({ kind: 'person', id: userId, title: realName }));
      return [...people, ...(studio ? sharedOf(asked, studio) : [])];
    },
    person: (asked, id) =>
      studiosOf(asked)
        .filter((studio) => membersOf(asked, studio).some(({ userId }) => userId === id))
        .map((studio) => linkTo('studio', studio)),
  } satisfies Record<RelatedSubject, Relation>),
);
