import * as v from 'valibot';
import { authoredFile } from '#src/api/authoring.ts';
import { itemStatuses } from '#src/api/list-item.ts';
import * as calls from '#src/api/workspace/homework.ts';
import { visibleLength } from '#src/rules/characters.ts';
import { MARK_COMMENT_LIMIT, WORK_LIMIT } from '#src/rules/limits.ts';
import { apiError } from '../api-error.ts';
import { rowsOf } from '../content/catalogue.ts';
import type { Row } from '../content/row.ts';
import { table, type Database } from '../database.ts';
import { day, hour, iso, people, regionOf } from '../fixtures/names.ts';
import { notifyOf } from '../notifications/notifications.ts';
import { subjects } from '../settings.ts';
import type { Account } from '../people/accounts.ts';
import type { Org } from '../people/orgs.ts';
import { at, pick, whole } from '../random.ts';
import { number, optionalText, route, take, type AuthenticatedContext, type Routes } from '../route.ts';
import { homeworkId, learningOf } from './learning-seed.ts';
import { isTutor } from './tutors.ts';
import type { Sent } from '../sent.ts';

const { handedIn, returned, marked } = calls.submissionStatuses;

interface Submission extends Sent<calls.Submission> {
  userId: string;
}

export interface Assignment {
  id: string;
  project: Row;
  title: string;
  brief: string;
  endTime: string;
  submissions: Submission[];
  /** How many people without an account have handed in nothing. */
  missingNum: number;
}

const briefs = [
  {
    title: '提交一份课例设计',
    brief:
      '结合本项目的学习内容，选择一节您正在准备的课，完成一份课例设计：\n1. 教学目标与学情分析；\n2. 主要教学环节与活动设计；\n3. 学习评价的方法。\n请在文字中说明设计思路，并以附件提交完整的设计稿。',
    works: [
      '本课以“读图—推理—表达”三个环节展开。学情分析显示学生能提取信息，但缺少依据证据的表达，因此在第二环节增加了同伴互评量规。',
      '设计思路：用真实任务带动单元学习。课前发放学习单，课中分组完成任务，课后用一分钟小结检测目标达成情况。',
      '围绕核心问题设计了三个层次的提问，评价采用随堂观察表，记录每个小组的参与情况。',
    ],
  },
  {
    title: '提交一份教学反思',
    brief: '实施课例后，写一份不少于 300 字的教学反思：哪些做法有效，依据是什么，下一次准备如何改进。',
    works: [
      '小组讨论比预想的多用了八分钟，原因是任务单上的第三个问题指向不清。下次先示范一个例子，再放手讨论。',
      '互评环节很有效：学生能对照量规说出同伴作品的优点和不足。不足是时间分配不均，最后两组没有展示。',
      '从学生的小结看，九成学生能说出本课的核心概念，但迁移运用还不够，下一课时将增加变式练习。',
    ],
  },
] as const;

const remarks = [
  '目标清楚，活动与评价对应得好。',
  '思路清晰，建议补充学情分析的依据。',
  '反思具体，改进措施可操作。',
];

const kept = table(() => new Map<string, Assignment>());

/** The assignments of a project, with what people without an account have handed in. */
export function assignmentsOf(world: Database, org: Org, project: Row): Assignment[] {
  const all = kept(world);
  return briefs.map((_, place) => {
    const id = homeworkId(org, project, place + 1);
    const known = all.get(id) ?? seedAssignment(world, org, project, id, place);
    all.set(id, known);
    return known;
  });
}

function seedAssignment(world: Database, org: Org, project: Row, id: string, place: number): Assignment {
  const random = world.random(`homework ${id}`);
  // A project that an author has published begins with nobody.
  const isNew = project.written !== undefined;
  const { title, brief, works } = at(briefs, place);
  const isOver = project.status === itemStatuses.over;
  const end = new Date(world.now() + (isOver ? -20 : 6 + place * 9) * day).setHours(23, 59, 0, 0);
  const authors = isNew ? [] : people(random, regionOf(org.orgCode), 18);
  const count = Math.min(authors.length, isOver ? 16 : 13 - place * 6);
  const lastTime = Math.min(end - 8 * hour, world.now() - hour);
  const submissions = authors.slice(0, count).map((author, turn): Submission => {
    const isMarked = isOver || turn < 5 - place * 3;
    const isReturned = !isMarked && turn === 5;
    return {
      ...author,
      id: `${id}-${turn + 1}`,
      content: at(works, turn),
      files: [],
      status: isMarked ? marked : isReturned ? returned : handedIn,
      points: isMarked ? whole(random, 15, 19) * 5 : null,
      remark: isMarked ? pick(random, remarks) : isReturned ? '缺少评价部分，请补充后重新提交。' : '',
      submitTime: iso(lastTime - (count - turn) * 7 * hour),
      isExcellent: isMarked && turn < 2,
    };
  });
  const assignment = {
    id,
    project,
    title,
    brief,
    endTime: iso(end),
    submissions,
    missingNum: authors.length - count,
  };
  for (const account of world.accounts.filter((one) => hasFinished(world, one, project)))
    submissions.push({
      ...at(submissions, 0),
      id: `${id}-${submissions.length + 1}`,
      userId: account.userId,
      realName: account.realName,
      school: account.school,
      isExcellent: false,
    });
  return assignment;
}

/** Who had finished a project in the beginning has handed in everything. */
const hasFinished = (world: Database, account: Account, project: Row): boolean =>
  learningOf(world, account).projects.some(({ row, finishTime }) => row === project && finishTime !== null);

export const isMember = (world: Database, account: Account, project: Row): boolean =>
  learningOf(world, account).projects.some(({ row, confirmed }) => row === project && confirmed);

const ownOf = ({ submissions }: Assignment, { userId }: Account) =>
  submissions.find((one) => one.userId === userId);

/** True if each of these was marked; returned work has to be handed in again first. */
export const areMarked = (assignments: readonly Assignment[], account: Account): boolean =>
  assignments.every((assignment) => ownOf(assignment, account)?.status === marked);

/** The mean of the marks of an account; null where none was marked. */
export function meanPoints(assignments: readonly Assignment[], account: Account): number | null {
  const points = assignments.flatMap((assignment) => ownOf(assignment, account)?.points ?? []);
  return points.length > 0 ? Math.round(points.reduce((sum, one) => sum + one, 0) / points.length) : null;
}

/** Returned work has to be handed in again. */
export const isHandedIn = (assignment: Assignment, account: Account): boolean => {
  const own = ownOf(assignment, account);
  return own !== undefined && own.status !== returned;
};

const isOpen = (world: Database, assignment: Assignment, own: Submission | undefined): boolean =>
  own?.status !== marked && (own?.status === returned || world.now() < Date.parse(assignment.endTime));

interface Found {
  assignment: Assignment;
  isTutor: boolean;
}

function findAssignment({ world, org, user, input }: AuthenticatedContext<Account>): Found {
  const { id = '' } = input.path;
  const taken = learningOf(world, user).projects.map(({ row }) => row);
  const project = [...rowsOf(world, org, 'project'), ...taken].find((row) =>
    briefs.some((_, place) => id === homeworkId(org, row, place + 1)),
  );
  const assignment = project && assignmentsOf(world, org, project).find((one) => one.id === id);
  if (!assignment) throw apiError(404, '作业不存在');
  const guides = isTutor(world, org, user, assignment.project);
  if (!guides && !isMember(world, user, assignment.project)) throw apiError(403, '您未参加该项目');
  return { assignment, isTutor: guides };
}

function findForTutor(asked: AuthenticatedContext<Account>): Assignment {
  const found = findAssignment(asked);
  if (!found.isTutor) throw apiError(403, '只有指导教师可以批阅作业');
  return found.assignment;
}

const publicPart = ({ userId: _userId, ...shown }: Submission): Sent<calls.Submission> => shown;

/** The accounts that take part and have handed in nothing. */
const missingAccounts = (world: Database, org: Org, assignment: Assignment): Account[] =>
  world.accounts.filter(
    (account) =>
      account.orgCode === org.orgCode &&
      isMember(world, account, assignment.project) &&
      !isTutor(world, org, account, assignment.project) &&
      !ownOf(assignment, account),
  );

/** The works of a project that wait for their tutor. */
export const toMarkNum = (world: Database, org: Org, project: Row): number =>
  assignmentsOf(world, org, project).flatMap(({ submissions }) =>
    submissions.filter(({ status }) => status === handedIn),
  ).length;

const missingNum = (world: Database, org: Org, assignment: Assignment) =>
  assignment.missingNum + missingAccounts(world, org, assignment).length;

export function homeworkRoutes(routes: Routes): void {
  route(routes, calls.getHomework, (asked) => {
    const { world, org, user } = asked;
    const found = findAssignment(asked);
    const { assignment } = found;
    const { id, project, title, brief, endTime, submissions } = assignment;
    const own = ownOf(assignment, user);
    return {
      id,
      projectId: project.id,
      projectTitle: project.title,
      title,
      brief,
      endTime,
      isTutor: found.isTutor,
      isOpen: isOpen(world, assignment, own),
      own: own ? publicPart(own) : null,
      excellent: submissions.filter(({ isExcellent }) => isExcellent).map(publicPart),
      missingNum: found.isTutor ? missingNum(world, org, assignment) : 0,
    };
  });
  route(routes, calls.handIn, (asked) => {
    const { world, org, user, input } = asked;
    const { assignment } = findAssignment(asked);
    const own = ownOf(assignment, user);
    if (!isOpen(world, assignment, own)) return apiError(409, '作业已截止，不能提交');
    const { content, files } = take(
      { content: optionalText, files: v.optional(v.array(authoredFile), []) },
      input.body,
    );
    if (!content && files.length === 0) return apiError(400, '请填写内容或上传附件');
    if (visibleLength(content) > WORK_LIMIT) return apiError(400, `内容在${WORK_LIMIT}字以内`);
    const { userId, realName, school } = user;
    const next: Submission = {
      id: own?.id ?? `${assignment.id}-${assignment.submissions.length + 1}`,
      userId,
      realName,
      school,
      content,
      files,
      status: handedIn,
      points: null,
      remark: own?.remark ?? '',
      submitTime: iso(world.now()),
      isExcellent: false,
    };
    if (own) Object.assign(own, next);
    else assignment.submissions.push(next);
    const subject = { sourceType: subjects.homework, sourceId: assignment.id };
    const news = `${realName}${own ? '重新提交' : '提交'}了作业「${assignment.title}」（${assignment.project.title}）`;
    for (const tutor of world.accounts)
      if (tutor.orgCode === org.orgCode && isTutor(world, org, tutor, assignment.project))
        notifyOf(world, tutor, { content: news, ...subject });
    return null;
  });
  route(routes, calls.getSubmissions, (asked) => findForTutor(asked).submissions.map(publicPart));
  route(routes, calls.markSubmission, (asked) => {
    const { world, input } = asked;
    const assignment = findForTutor(asked);
    const found = assignment.submissions.find(({ id }) => id === input.path.submissionId);
    if (!found) return apiError(404, '未找到该作业');
    const { status, points, remark, isExcellent } = take(
      {
        status: v.picklist([returned, marked]),
        points: v.nullish(v.pipe(number, v.minValue(0), v.maxValue(100))),
        remark: optionalText,
        isExcellent: v.optional(v.boolean(), false),
      },
      input.body,
    );
    if (status === marked && points == null) return apiError(400, '请填写得分');
    if (status === returned && !remark) return apiError(400, '请说明退回的原因');
    if (visibleLength(remark) > MARK_COMMENT_LIMIT) return apiError(400, `评语在${MARK_COMMENT_LIMIT}字以内`);
    Object.assign(found, {
      status,
      points: status === marked ? points : null,
      remark,
      isExcellent: status === marked && isExcellent,
    });
    const author = world.accounts.find(({ userId }) => userId === found.userId);
    if (author) {
      const outcome = status === marked ? `已批阅，得分 ${points}` : `已退回：${remark}`;
      notifyOf(world, author, {
        content: `您的作业「${assignment.title}」${outcome}`,
        sourceType: subjects.homework,
        sourceId: assignment.id,
      });
    }
    return null;
  });
  route(routes, calls.remindMissing, (asked) => {
    const { world, org } = asked;
    const assignment = findForTutor(asked);
    for (const account of missingAccounts(world, org, assignment))
      notifyOf(world, account, {
        content: `请尽快提交作业「${assignment.title}」（${assignment.project.title}）`,
        sourceType: subjects.homework,
        sourceId: assignment.id,
      });
    return null;
  });
}
