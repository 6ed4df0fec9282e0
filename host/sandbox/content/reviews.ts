import * as v from 'valibot';
import { getReviews, saveReview, type CommentSource, type Review } from '#src/api/comments.ts';
import { visibleLength } from '#src/rules/characters.ts';
import { COMMENT_LIMIT } from '#src/rules/limits.ts';
import { apiError } from '../api-error.ts';
import { table, type Database } from '../database.ts';
import { day, iso, moment, people, regionOf } from '../fixtures/names.ts';
import { page } from '../generate.ts';
import { learntPercent } from '../learning/own-courses.ts';
import type { Account } from '../people/accounts.ts';
import type { Org } from '../people/orgs.ts';
import { at, pick, whole } from '../random.ts';
import { answerPublic, number, optionalText, route, take, text, type Routes } from '../route.ts';
import { rowOf } from './catalogue.ts';
import { saidAbout, type Row } from './row.ts';
import type { Sent } from '../sent.ts';

/** Texts of reviews by their stars. */
const texts: Readonly<Record<number, readonly string[]>> = {
  5: ['讲得清楚，例子都来自真实课堂。', '学完就能用到下周的课上。', '作业和讲解配合得很好，收获很大。'],
  4: ['内容扎实，如果多一些学生的作品就更好了。', '节奏合适，第三节可以再细一点。'],
  3: ['适合新教师，对我来说浅了一些。'],
  2: ['案例偏少，理论偏多。'],
};

const starsInTurn = [5, 4, 5, 5, 3, 4, 5, 4, 2, 5];

interface CourseReviews {
  orgCode: string;
  courseId: string;
  all: Sent<Review>[];
}

const reviewsTable = table(() => ({ kept: [] as CourseReviews[] }));

/** The reviews of a course, the latest first. */
function reviewsOf(world: Database, org: Org, course: Row): Sent<Review>[] {
  const { kept } = reviewsTable(world);
  let found = kept.find((one) => one.courseId === course.id && one.orgCode === org.orgCode);
  if (!found) {
    const all = seedReviews(world, org, course.id).filter(saidAbout(course));
    kept.push((found = { orgCode: org.orgCode, courseId: course.id, all }));
  }
  return found.all;
}

function seedReviews(world: Database, org: Org, courseId: string): Sent<Review>[] {
  const random = world.random(`reviews of ${courseId} in ${org.orgCode}`);
  const authors = people(random, regionOf(org.orgCode), whole(random, 0, 17));
  const first = whole(random, 0, starsInTurn.length);
  return authors.map(({ userId, realName }, place) => {
    const stars = at(starsInTurn, first + place);
    return {
      id: `${courseId}-${place + 1}`,
      userId,
      realName,
      stars,
      content: place % 4 === 3 ? '' : pick(random, texts[stars] ?? ['']),
      createTime: iso(moment(random, world.now(), -(1 + place * 2) * day)),
    };
  });
}

/** Only courses have reviews. */
function courseOf(world: Database, org: Org, path: Partial<Record<string, string>>): Row {
  const { sourceType, sourceId }: CommentSource = take({ sourceType: text, sourceId: text }, path);
  if (sourceType !== 'course') throw apiError(404, '该内容不支持评价');
  return rowOf(world, org, 'course', sourceId);
}

const hasFinished = (world: Database, account: Account, course: Row) =>
  learntPercent(world, account, course) === 100;

export function reviewRoutes(routes: Routes): void {
  answerPublic(routes, getReviews, ({ world, org, user, input }) => {
    const course = courseOf(world, org, input.path);
    const all = reviewsOf(world, org, course);
    const sum = all.reduce((total, { stars }) => total + stars, 0);
    return {
      ...page(all, input.query),
      mean: all.length > 0 ? sum / all.length : null,
      own: all.find(({ userId }) => userId === user?.userId) ?? null,
      mayReview: user !== undefined && hasFinished(world, user, course),
    };
  });
  route(routes, saveReview, ({ world, org, user, input }) => {
    const course = courseOf(world, org, input.path);
    if (!hasFinished(world, user, course)) throw apiError(403, '学完课程后才能评价');
    const { stars, content } = take(
      { stars: v.pipe(number, v.integer(), v.minValue(1), v.maxValue(5)), content: optionalText },
      input.body,
    );
    if (visibleLength(content) > COMMENT_LIMIT) throw apiError(400, `评价在${COMMENT_LIMIT}字以内`);
    const all = reviewsOf(world, org, course);
    const place = all.findIndex(({ userId }) => userId === user.userId);
    if (place >= 0) all.splice(place, 1);
    const { userId, realName } = user;
    all.unshift({
      id: `${course.id}-${userId}`,
      userId,
      realName,
      stars,
      content,
      createTime: iso(world.now()),
    });
    return null;
  });
}
