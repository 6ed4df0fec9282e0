import * as v from 'valibot';
import * as calls from '#src/api/contests/contests.ts';
import { visibleLength } from '#src/rules/characters.ts';
import { MARK_COMMENT_LIMIT } from '#src/rules/limits.ts';
import { apiError } from '../api-error.ts';
import { iso } from '../fixtures/names.ts';
import type { Account } from '../people/accounts.ts';
import { optionalText, route, take, type AuthenticatedContext, type Routes } from '../route.ts';
import { contestsOf, inContest, isReviewer, phaseOf, type Contest, type Work } from './contest-seed.ts';
import { criteria } from './contest-words.ts';
import { findContest } from './contests.ts';
import type { Sent } from '../sent.ts';

const { reviewing, published } = calls.contestPhases;

type Asked = AuthenticatedContext<Account>;

function findForReviewer(asked: Asked): Contest {
  const contest = findContest(asked);
  if (!isReviewer(contest, asked.user)) throw apiError(403, '只有评审专家可以评审作品');
  return contest;
}

/** The works that a reviewer sees: none before they can no longer be changed, and never one's own. */
const worksFor = (contest: Contest, { userId }: Account, now: number): Work[] =>
  phaseOf(contest, now) < reviewing ? [] : inContest(contest).filter((work) => work.userId !== userId);

function shown(contest: Contest, work: Work, { user, now }: Asked): Sent<calls.ReviewedWork> {
  const { id, title, content, files, realName, school, submitTime, reviews } = work;
  const isNamed = !contest.isAnonymous || phaseOf(contest, now) === published;
  const review = reviews.get(user.userId);
  return {
    id,
    title,
    content,
    files: [...files],
    realName: isNamed ? realName : '',
    school: isNamed ? school : '',
    submitTime,
    isReviewed: review !== undefined,
    points: review?.points ?? {},
    remark: review?.remark ?? '',
  };
}

function review(asked: Asked): null {
  const { user, input, now } = asked;
  const contest = findForReviewer(asked);
  const phase = phaseOf(contest, now);
  if (phase < reviewing) throw apiError(409, '评审尚未开始');
  if (phase > reviewing) throw apiError(409, '评审已结束，不能再修改');
  const work = inContest(contest).find(({ id }) => id === input.path.workId);
  if (!work) throw apiError(404, '作品不存在或已撤回');
  if (work.userId === user.userId) throw apiError(403, '不能评审自己的作品');
  const { points, remark } = take(
    { points: v.record(v.string(), v.number()), remark: optionalText },
    input.body,
  );
  for (const { id, title, points: full } of criteria) {
    const given = points[id];
    if (given === undefined) throw apiError(400, `请给“${title}”打分`);
    if (!Number.isInteger(given) || given < 0 || given > full)
      throw apiError(400, `“${title}”的得分应为 0 至 ${full} 的整数`);
  }
  if (visibleLength(remark) > MARK_COMMENT_LIMIT) throw apiError(400, `评语在${MARK_COMMENT_LIMIT}字以内`);
  const given = Object.fromEntries(criteria.map(({ id }) => [id, points[id] ?? 0]));
  work.reviews.set(user.userId, { points: given, remark });
  return null;
}

function tasksOf({ world, org, user, now }: Asked): Sent<calls.ReviewTask>[] {
  return contestsOf(world, org)
    .filter((contest) => isReviewer(contest, user) && phaseOf(contest, now) >= reviewing)
    .map((contest) => {
      const works = worksFor(contest, user, now);
      return {
        id: contest.row.id,
        title: contest.row.title,
        reviewedNum: works.filter(({ reviews }) => reviews.has(user.userId)).length,
        workNum: works.length,
        endTime: iso(contest.publishTime),
        isOver: phaseOf(contest, now) > reviewing,
      };
    });
}

export function contestReviewRoutes(routes: Routes): void {
  route(routes, calls.getReviewTasks, tasksOf);
  route(routes, calls.getReviewedWorks, (asked) => {
    const contest = findForReviewer(asked);
    return worksFor(contest, asked.user, asked.now).map((work) => shown(contest, work, asked));
  });
  route(routes, calls.reviewWork, review);
}
