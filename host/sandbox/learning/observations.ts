import * as v from 'valibot';
import type { Lesson } from '#src/api/list-item.ts';
import { itemStatuses } from '#src/api/list-item.ts';
import * as calls from '#src/api/learning/observation.ts';
import { visibleLength } from '#src/rules/characters.ts';
import { OBSERVATION_COMMENT_LIMIT, OBSERVATION_REMARK_LIMIT } from '#src/rules/limits.ts';
import { apiError } from '../api-error.ts';
import { chaptersOf } from '../content/lessons.ts';
import { areaOf, type Database } from '../database.ts';
import { hour, iso } from '../fixtures/names.ts';
import { observationScales, observerComments, observerRemarks } from '../fixtures/observation-scales.ts';
import type { Account } from '../people/accounts.ts';
import { at, whole, type Random } from '../random.ts';
import { number, route, take, type AuthenticatedContext, type Routes } from '../route.ts';
import { authoredLessons } from './authored-lessons.ts';
import { lessonsToObserve, type Kept } from './records.ts';
import type { Sent } from '../sent.ts';

const { draft, handedIn } = calls.sheetStatuses;
const scales = Object.values(observationScales);

/** The points of one criterion of somebody, by the criterion's id. */
type Points = Record<string, number>;

const criteriaOf = ({ groups }: calls.Scale) => groups.flatMap(({ criteria }) => criteria);
const totalOf = (points: Points) => Object.values(points).reduce((sum, one) => sum + one, 0);
const rounded = (value: number) => Math.round(value * 10) / 10;

/** The seeded lessons have the scales in turns, an authored one that which its author chose. */
function scaleOf(world: Database, account: Account, { row }: Kept): calls.Scale {
  const authored = authoredLessons(world, account).find((one) => one.row.id === row.id);
  return authored
    ? observationScales[authored.scale]
    : at(scales, Math.floor(Number(row.id) / scales.length));
}

/** Whole points of every criterion that make up a total. */
function pointsOf(scale: calls.Scale, total: number, random: Random): Points {
  const criteria = criteriaOf(scale);
  const points = Object.fromEntries(criteria.map((one) => [one.id, Math.floor((one.points * total) / 100)]));
  const first = whole(random, 0, criteria.length - 1);
  for (let turn = 0; totalOf(points) < total; turn++) {
    const { id, points: full } = at(criteria, first + turn);
    points[id] = Math.min(full, (points[id] ?? 0) + 1);
  }
  return points;
}

/** The sheets of an account by lesson, made when one is asked for. */
const sheetsOf = areaOf(() => new Map<string, Sent<calls.Sheet>>());

function sheetOf(world: Database, account: Account, lesson: Kept): Sent<calls.Sheet> {
  const sheets = sheetsOf(world, account);
  const known = sheets.get(lesson.row.id) ?? seedSheet(world, account, lesson);
  sheets.set(lesson.row.id, known);
  return known;
}

/** As far as the record says: handed in, filled in up to its progress, or empty. */
function seedSheet(world: Database, account: Account, lesson: Kept): Sent<calls.Sheet> {
  const { row, own } = lesson;
  const scale = scaleOf(world, account, lesson);
  const random = world.random(`sheet ${row.id} of ${account.userId}`);
  const isDone = own.status === itemStatuses.over;
  const points = pointsOf(scale, own.score ?? whole(random, 80, 95), random);
  const criteria = criteriaOf(scale);
  const count = isDone ? criteria.length : Math.round((criteria.length * (own.progress ?? 0)) / 100);
  const time = own.finishTime ?? null;
  return {
    points: Object.fromEntries(criteria.slice(0, count).map(({ id }) => [id, String(points[id])])),
    remarks:
      count === 0
        ? []
        : observerRemarks.map((text, place) => ({ id: `r-${place + 1}`, seconds: 2 + place * 7, text })),
    comment: isDone ? at(observerComments, Number(row.id)) : '',
    status: isDone ? handedIn : draft,
    revision: count === 0 ? 0 : 1,
    savedTime: isDone ? time : count === 0 ? null : iso(world.now() - 26 * hour),
    submitTime: isDone ? time : null,
  };
}

/** Colleagues without an account who have observed a lesson: the same ones for everybody. */
function colleaguesOf(world: Database, scale: calls.Scale, { row }: Kept): Points[] {
  const random = world.random(`observers of ${row.id}`);
  return Array.from({ length: whole(random, 4, 12) }, () => pointsOf(scale, whole(random, 76, 96), random));
}

const numbersOf = (points: Readonly<Record<string, string>>): Points =>
  Object.fromEntries(Object.entries(points).map(([id, typed]) => [id, Number(typed)]));

/** The mean of all who have handed in, the accounts of the organisation among them. */
function meanOf(world: Database, account: Account, scale: calls.Scale, lesson: Kept): calls.Mean {
  const accounts = world.accounts
    .filter(({ orgCode }) => orgCode === account.orgCode)
    .flatMap((one) => {
      const same = lessonsToObserve(world, one).find(({ row }) => row.id === lesson.row.id);
      const sheet = same && sheetOf(world, one, same);
      return sheet?.status === handedIn ? [numbersOf(sheet.points)] : [];
    });
  const all = [...accounts, ...colleaguesOf(world, scale, lesson)];
  const mean = (value: (points: Points) => number) =>
    rounded(all.reduce((sum, points) => sum + value(points), 0) / all.length);
  return {
    observers: all.length,
    points: Object.fromEntries(criteriaOf(scale).map(({ id }) => [id, mean((points) => points[id] ?? 0)])),
    total: mean(totalOf),
  };
}

const filmOf = (world: Database, { row }: Kept): Lesson | null =>
  chaptersOf(world, 'course', row)?.[0]?.lessons[0] ?? null;

const isOver = (world: Database, { own }: Kept) =>
  own.endTime != null && world.now() >= Date.parse(String(own.endTime));

function shown(world: Database, account: Account, lesson: Kept): Sent<calls.Observation> {
  const { row, own } = lesson;
  const scale = scaleOf(world, account, lesson);
  const sheet = sheetOf(world, account, lesson);
  const isHandedIn = sheet.status === handedIn;
  return {
    id: row.id,
    title: own.title ?? row.title,
    teacher: row.teacher ?? '',
    endTime: own.endTime,
    isOpen: !isHandedIn && !isOver(world, lesson),
    film: filmOf(world, lesson),
    scale,
    own: sheet,
    mean: isHandedIn ? meanOf(world, account, scale, lesson) : null,
  };
}

const sent = {
  points: calls.typedPoints,
  remarks: v.array(calls.remark),
  comment: v.string(),
};

function findLesson({ world, user, input }: AuthenticatedContext<Account>): Kept {
  const lesson = lessonsToObserve(world, user).find(({ row }) => row.id === input.path.id);
  if (!lesson) throw apiError(404, '听评课不存在');
  return lesson;
}

function refuseHandedIn(sheet: Sent<calls.Sheet>): void {
  if (sheet.status === handedIn) throw apiError(409, '评课已提交，不能修改');
}

const contentOf = ({ points, remarks, comment }: calls.SheetContent) =>
  JSON.stringify([Object.entries(points).toSorted(), remarks, comment]);

function save(asked: AuthenticatedContext<Account>) {
  const { world, user, input } = asked;
  const lesson = findLesson(asked);
  const { basedOn, ...content } = take({ ...sent, basedOn: number }, input.body);
  const sheet = sheetOf(world, user, lesson);
  refuseHandedIn(sheet);
  // The same content once more: the answer to its first save got lost.
  if (basedOn !== sheet.revision && contentOf(sheet) !== contentOf(content))
    throw apiError(calls.SHEET_CONFLICT, '评课已在其他窗口或设备上修改');
  Object.assign(sheet, content, { revision: sheet.revision + 1, savedTime: iso(world.now()) });
  const criteria = criteriaOf(scaleOf(world, user, lesson));
  const filled = criteria.filter(({ id }) => (content.points[id] ?? '').trim() !== '').length;
  Object.assign(lesson.own, {
    status: itemStatuses.underWay,
    progress: Math.min(99, Math.round((filled / criteria.length) * 100)),
  });
  return { revision: sheet.revision, savedTime: iso(world.now()) };
}

function handIn(asked: AuthenticatedContext<Account>) {
  const { world, user, input } = asked;
  const lesson = findLesson(asked);
  const { points, remarks, comment } = take(sent, input.body);
  const sheet = sheetOf(world, user, lesson);
  refuseHandedIn(sheet);
  if (isOver(world, lesson)) return apiError(409, '听评课已截止，不能提交');
  for (const { id, title, points: full } of criteriaOf(scaleOf(world, user, lesson))) {
    const typed = (points[id] ?? '').trim();
    if (typed === '') return apiError(400, `请为「${title}」评分`);
    if (!/^\d{1,3}$/.test(typed) || Number(typed) > full)
      return apiError(400, `「${title}」请填写 0 至 ${full} 的整数`);
  }
  if (visibleLength(comment) > OBSERVATION_COMMENT_LIMIT)
    return apiError(400, `总体评价在${OBSERVATION_COMMENT_LIMIT}字以内`);
  for (const { text } of remarks) {
    if (text.trim() === '') return apiError(400, '请填写课堂记录，或删除空白的记录');
    if (visibleLength(text) > OBSERVATION_REMARK_LIMIT)
      return apiError(400, `每条课堂记录在${OBSERVATION_REMARK_LIMIT}字以内`);
  }
  const time = iso(world.now());
  Object.assign(sheet, {
    points,
    remarks,
    comment,
    status: handedIn,
    revision: sheet.revision + 1,
    savedTime: time,
    submitTime: time,
  });
  Object.assign(lesson.own, {
    status: itemStatuses.over,
    progress: 100,
    finishTime: time,
    score: totalOf(numbersOf(points)),
  });
  return shown(world, user, lesson);
}

export function observationRoutes(routes: Routes): void {
  route(routes, calls.getObservation, (asked) => shown(asked.world, asked.user, findLesson(asked)));
  route(routes, calls.saveSheet, save);
  route(routes, calls.handInSheet, handIn);
}
