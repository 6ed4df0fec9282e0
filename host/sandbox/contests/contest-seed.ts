import type { AuthoredFile } from '#src/api/authoring.ts';
import { contestPhases, type ContestPhase } from '#src/api/contests/contests.ts';
import { itemStatuses } from '#src/api/list-item.ts';
import { seededRowsOf } from '../content/catalogue.ts';
import { resourceFileUrl } from '../content/resource-files.ts';
import type { Row } from '../content/row.ts';
import { table, type Database } from '../database.ts';
import { WORK_CONTESTS } from '../fixtures/content-kinds.ts';
import { day, hour, iso, people, regionOf } from '../fixtures/names.ts';
import type { Account } from '../people/accounts.ts';
import type { Org } from '../people/orgs.ts';
import { at, pick, whole, type Random } from '../random.ts';
import { criteria, remarks, works as workWords } from './contest-words.ts';

export interface Review {
  /** By the id of the criterion. */
  points: Readonly<Record<string, number>>;
  remark: string;
}

export interface Work {
  id: string;
  userId: string;
  realName: string;
  school: string;
  title: string;
  content: string;
  files: readonly AuthoredFile[];
  submitTime: string;
  isWithdrawn: boolean;
  /** Votes of people without an account. */
  votes: number;
  voters: Set<string>;
  /** By the id of the reviewer. */
  reviews: Map<string, Review>;
}

export interface Contest {
  row: Row;
  collectStart: number;
  collectEnd: number;
  /** The end of the collection where there are no votes. */
  voteEnd: number;
  publishTime: number;
  isAnonymous: boolean;
  takesVotes: boolean;
  reviewers: readonly string[];
  works: Work[];
}

const { coming, collecting, voting, reviewing, published } = contestPhases;

export function phaseOf(contest: Contest, now: number): ContestPhase {
  if (now < contest.collectStart) return coming;
  if (now < contest.collectEnd) return collecting;
  if (now < contest.voteEnd) return voting;
  return now < contest.publishTime ? reviewing : published;
}

const lateOn = (time: number) => new Date(time).setHours(23, 59, 0, 0);

type Times = Pick<Contest, 'collectStart' | 'collectEnd' | 'voteEnd' | 'publishTime'>;

/** Of the contests that are under way every second one takes votes now, of those that are over every second one is reviewed. */
function timesOf(row: Row, turn: number, takesVotes: boolean, now: number): Times {
  const [start, end] = [Date.parse(row.startTime as string), Date.parse(row.endTime as string)];
  const isSecond = turn % 2 === 1;
  const collectEnd = row.status === itemStatuses.underWay && isSecond ? lateOn(now - day) : end - 2 * day;
  const isReviewed = row.status === itemStatuses.over && !isSecond;
  return {
    collectStart: start,
    collectEnd,
    voteEnd: takesVotes ? end : collectEnd,
    publishTime: isReviewed ? lateOn(now + 6 * day) : end + day,
  };
}

/** Who reviews: the teacher every fifth contest, the administrator all of them. */
const reviewersOf = (place: number): string[] => [...(place % 5 === 2 ? ['u-1001'] : []), 'u-1002'];

/** Contests for which the teacher has handed in a work. */
const hasOfTeacher = (place: number) => place % 5 === 4 || place % 5 === 0;

const kept = table(() => new Map<string, Contest>());

/** The contests of an organisation for which works are handed in. */
export function contestsOf(world: Database, org: Org): Contest[] {
  const rows = seededRowsOf(world, org, 'paper').filter(({ categoryId }) => categoryId === WORK_CONTESTS);
  const all = kept(world);
  return rows.map((row, place) => {
    const key = `${org.orgCode} ${row.id}`;
    const turn = rows.slice(0, place).filter(({ status }) => status === row.status).length;
    const known = all.get(key) ?? seedContest(world, org, row, place, turn);
    all.set(key, known);
    return known;
  });
}

function seedContest(world: Database, org: Org, row: Row, place: number, turn: number): Contest {
  const takesVotes = place % 7 !== 0;
  const contest: Contest = {
    row,
    ...timesOf(row, turn, takesVotes, world.now()),
    isAnonymous: place % 2 === 0,
    takesVotes,
    reviewers: reviewersOf(place),
    works: [],
  };
  const phase = phaseOf(contest, world.now());
  if (phase === coming) return contest;
  const random = world.random(`works of ${row.id} in ${org.orgCode}`);
  const authors = people(random, regionOf(org.orgCode), phase === collecting ? 9 : 14);
  const teacher = world.accounts.find(
    ({ userId, orgCode }) => userId === 'u-1001' && orgCode === org.orgCode && hasOfTeacher(place),
  );
  if (teacher && phase > collecting) authors.splice(3, 1, teacher);
  const lastTime = Math.min(contest.collectEnd, world.now()) - hour;
  const span = Math.max(lastTime - contest.collectStart, authors.length);
  contest.works = authors.map(({ userId, realName, school }, turn) => ({
    ...at(workWords, turn + place),
    id: `${row.id}-${turn + 1}`,
    userId,
    realName,
    school,
    files:
      turn % 3 === 0
        ? [{ id: '', url: resourceFileUrl(org, String(7001 + turn)), name: '作品附件.txt' }]
        : [],
    submitTime: iso(contest.collectStart + Math.floor((span * (turn + 1)) / authors.length)),
    isWithdrawn: false,
    votes: takesVotes && phase >= voting ? whole(random, 2, 60) : 0,
    voters: new Set<string>(),
    reviews: new Map(),
  }));
  if (phase >= reviewing) seedReviews(contest, phase === published, random);
  return contest;
}

/** Colleagues without an account have reviewed all works; those with one still have most of them to do. */
function seedReviews({ works, reviewers }: Contest, isComplete: boolean, random: Random): void {
  for (const [turn, work] of works.entries()) {
    const others = isComplete ? reviewers : reviewers.filter((id) => id === 'u-1001' && turn < 3);
    for (const reviewer of ['p-reviewer-1', 'p-reviewer-2', ...others]) {
      if (reviewer !== work.userId) work.reviews.set(reviewer, seedReview(random));
    }
  }
}

const seedReview = (random: Random): Review => ({
  points: Object.fromEntries(
    criteria.map(({ id, points }) => [id, whole(random, Math.ceil(points * 0.7), points)]),
  ),
  remark: pick(random, remarks),
});

export const isReviewer = ({ reviewers }: Contest, user: Account | undefined): boolean =>
  user !== undefined && reviewers.includes(user.userId);

/** The works that take part. */
export const inContest = ({ works }: Contest): Work[] => works.filter(({ isWithdrawn }) => !isWithdrawn);
