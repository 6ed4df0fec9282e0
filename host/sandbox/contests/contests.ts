import * as v from 'valibot';
import { authoredFile } from '#src/api/authoring.ts';
import * as calls from '#src/api/contests/contests.ts';
import { visibleLength } from '#src/rules/characters.ts';
import { WORK_FILES_MAX, WORK_LIMIT, WORK_TITLE_LIMIT } from '#src/rules/limits.ts';
import { apiError } from '../api-error.ts';
import { rowOf } from '../content/catalogue.ts';
import { iso } from '../fixtures/names.ts';
import { page } from '../generate.ts';
import type { Account } from '../people/accounts.ts';
import { answerPublic, optionalText, route, take, type AuthenticatedContext, type Routes } from '../route.ts';
import { criteria } from './contest-words.ts';
import { awardOf, meanOf, rankedWorks, votesOf } from './contest-results.ts';
import { contestsOf, inContest, isReviewer, phaseOf, type Contest, type Work } from './contest-seed.ts';
import type { Sent } from '../sent.ts';

/** How many works of a contest a user may vote for. */
const VOTES_MAX = 3;

const { coming, collecting, voting, published } = calls.contestPhases;

type Asked = AuthenticatedContext<Account | undefined>;

/** Undefined for a contest that collects no works. */
function contestOf({ world, org, user, input }: Asked): Contest | undefined {
  if (!user && !org.isPublic) throw apiError(403, '该机构未开放游客访问，请登录');
  const row = rowOf(world, org, 'paper', input.path.id ?? '');
  return contestsOf(world, org).find((contest) => contest.row === row);
}

export function findContest(asked: Asked): Contest {
  const contest = contestOf(asked);
  if (!contest) throw apiError(404, '该赛事不征集作品');
  return contest;
}

const ownOf = ({ works }: Contest, user: Account | undefined) =>
  works.find(({ userId }) => userId === user?.userId);

const votesLeft = (contest: Contest, { userId }: Account) =>
  VOTES_MAX - inContest(contest).filter(({ voters }) => voters.has(userId)).length;

/** A work as a reader sees it: its author, where names are shown, and its results once they are published. */
function shown(
  contest: Contest,
  work: Work,
  now: number,
  user: Account | undefined,
): Sent<calls.ContestWork> {
  const isPublished = phaseOf(contest, now) === published;
  const isOwn = work.userId === user?.userId;
  const isNamed = isPublished || isOwn || !contest.isAnonymous;
  const { id, title, content, files, submitTime } = work;
  return {
    id,
    title,
    content,
    files: [...files],
    realName: isNamed ? work.realName : '',
    school: isNamed ? work.school : '',
    submitTime,
    isOwn,
    isVoted: user !== undefined && work.voters.has(user.userId),
    votes: isPublished && contest.takesVotes ? votesOf(work) : null,
    points: isPublished ? meanOf(work) : null,
    award: isPublished ? awardOf(contest, work) : '',
  };
}

function ownPart(contest: Contest, now: number, user: Account | undefined): Sent<calls.OwnWork> | null {
  const own = ownOf(contest, user);
  if (!own) return null;
  const remarks = phaseOf(contest, now) === published ? [...own.reviews.values()] : [];
  return {
    ...shown(contest, own, now, user),
    isWithdrawn: own.isWithdrawn,
    remarks: remarks.map(({ remark }) => remark).filter(Boolean),
  };
}

function readContest(asked: Asked): Sent<calls.Contest> | null {
  const contest = contestOf(asked);
  if (!contest) return null;
  const { user, now } = asked;
  const { row, collectStart, collectEnd, voteEnd, publishTime, isAnonymous, takesVotes } = contest;
  return {
    id: row.id,
    title: row.title,
    phase: phaseOf(contest, now),
    collectStart: iso(collectStart),
    collectEnd: iso(collectEnd),
    voteEnd: takesVotes ? iso(voteEnd) : null,
    publishTime: iso(publishTime),
    isAnonymous,
    takesVotes,
    votesMax: takesVotes ? VOTES_MAX : 0,
    votesLeft: takesVotes && user ? votesLeft(contest, user) : 0,
    isReviewer: isReviewer(contest, user),
    criteria: [...criteria],
    own: ownPart(contest, now, user),
  };
}

/** Nobody sees the works of others while they may still be changed. */
function worksOf(contest: Contest, now: number): Work[] {
  const phase = phaseOf(contest, now);
  if (phase < voting) return [];
  return phase === published ? rankedWorks(contest) : inContest(contest);
}

function findCollecting(asked: AuthenticatedContext<Account>): Contest {
  const contest = findContest(asked);
  const phase = phaseOf(contest, asked.now);
  if (phase === coming) throw apiError(409, '作品征集尚未开始');
  if (phase !== collecting) throw apiError(409, '作品征集已截止，不能提交、修改或撤回');
  return contest;
}

function save(asked: AuthenticatedContext<Account>): null {
  const { user, input, now } = asked;
  const contest = findCollecting(asked);
  const { title, content, files } = take(
    { title: optionalText, content: optionalText, files: v.optional(v.array(authoredFile), []) },
    input.body,
  );
  if (!title) throw apiError(400, '请填写作品标题');
  if (visibleLength(title) > WORK_TITLE_LIMIT) throw apiError(400, `标题在${WORK_TITLE_LIMIT}字以内`);
  if (!content && files.length === 0) throw apiError(400, '请填写作品内容或上传附件');
  if (visibleLength(content) > WORK_LIMIT) throw apiError(400, `内容在${WORK_LIMIT}字以内`);
  if (files.length > WORK_FILES_MAX) throw apiError(400, `附件最多${WORK_FILES_MAX}个`);
  const written = { title, content, files, submitTime: iso(now), isWithdrawn: false };
  const own = ownOf(contest, user);
  if (own) {
    Object.assign(own, written);
    return null;
  }
  const { userId, realName, school } = user;
  const id = `${contest.row.id}-${contest.works.length + 1}`;
  contest.works.push({
    id,
    userId,
    realName,
    school,
    votes: 0,
    voters: new Set(),
    reviews: new Map(),
    ...written,
  });
  return null;
}

function withdraw(asked: AuthenticatedContext<Account>): null {
  const own = ownOf(findCollecting(asked), asked.user);
  if (!own || own.isWithdrawn) throw apiError(409, '您没有可以撤回的作品');
  own.isWithdrawn = true;
  return null;
}

function vote(asked: AuthenticatedContext<Account>): null {
  const { user, input, now } = asked;
  const contest = findContest(asked);
  if (!contest.takesVotes) throw apiError(409, '该赛事不设投票');
  const phase = phaseOf(contest, now);
  if (phase < voting) throw apiError(409, '投票尚未开始');
  if (phase > voting) throw apiError(409, '投票已结束');
  const work = inContest(contest).find(({ id }) => id === input.path.workId);
  if (!work) throw apiError(404, '作品不存在或已撤回');
  if (work.userId === user.userId) throw apiError(403, '不能给自己的作品投票');
  const { voted } = take({ voted: v.boolean() }, input.body);
  if (!voted) {
    work.voters.delete(user.userId);
    return null;
  }
  if (!work.voters.has(user.userId) && votesLeft(contest, user) <= 0)
    throw apiError(409, `每人最多投${VOTES_MAX}票，您的票已用完`);
  work.voters.add(user.userId);
  return null;
}

export function contestRoutes(routes: Routes): void {
  answerPublic(routes, calls.getContest, readContest);
  answerPublic(routes, calls.getWorks, (asked) => {
    const { user, input, now } = asked;
    const contest = findContest(asked);
    const { records, ...counts } = page(worksOf(contest, now), input.query);
    return { ...counts, records: records.map((work) => shown(contest, work, now, user)) };
  });
  route(routes, calls.saveWork, save);
  route(routes, calls.withdrawWork, withdraw);
  route(routes, calls.setVote, vote);
}
