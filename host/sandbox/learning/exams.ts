import * as v from 'valibot';
import * as exams from '#src/api/exams.ts';
import type { Account } from '../people/accounts.ts';
import { apiError } from '../api-error.ts';
import { areaOf, type Database } from '../database.ts';
import {
  madeUpAnswer,
  paperOf,
  pointsOf,
  questionsOf,
  repeated,
  withoutKey,
  type HandedIn,
} from './exam-papers.ts';
import { largeAmounts } from '../fixtures/large-amounts.ts';
import { day, hour } from '../fixtures/names.ts';
import { route, take, type AuthenticatedContext, type Routes } from '../route.ts';
import { itemStatuses } from '#src/api/list-item.ts';

/** Answers that were given this long after the end still count, since clocks and lines are slow. */
const GRACE_MS = 5000;

interface Attempt extends HandedIn {
  /** 0 until it is handed in. */
  submitTime: number;
  endTime: number;
  answers: Map<string, string[]>;
  times: Map<string, number>;
}

interface OwnExam {
  id: string;
  title: string;
  /** In minutes. */
  duration: number;
  attempts: number;
  startTime: number;
  endTime: number;
  questions: ReturnType<typeof questionsOf>;
  taken: Attempt[];
}

/** Title, minutes, attempts, days until it opens and closes, and the results of a learner who has taken it. */
const rows = [
  ['2026 年教师信息技术应用能力测试', 60, 2, -3, 12],
  ['新课程标准知识竞赛（初赛）', 30, 3, -5, 6, { knows: 0.9 }],
  ['东湖区青年教师基本功考核笔试', 90, 1, -6, 2, { knows: 0.7 }],
  ['师德师风与教育法规年度考核', 45, 1, 2, 9],
  ['作业设计专题研修结业测试', 60, 2, -1, 20],
  ['生成式人工智能教育应用通识测试', 30, 1, -40, -10],
  ['跨学科主题学习研修阶段测试', 60, 1, -60, -31, { knows: 0.3, marked: 8 }],
  ['班主任工作能力提升结业测试', 40, 2, -90, -62, { knows: 0.95, marked: 18 }],
] as const;

/** The exams of a learner, with their attempts. */
const examsOf = areaOf((world, account): OwnExam[] => {
  if (account.fresh) return [];
  const now = world.now();
  return rows.map(([title, duration, attempts, from, to, result], place) => {
    const asked = questionsOf(place, to > 0 && attempts > (result ? 1 : 0));
    const isLong = world.isLarge && place === 0;
    const questions = isLong ? repeated(asked, largeAmounts.examQuestions) : asked;
    const exam: OwnExam = {
      id: `ex-${place + 1}`,
      title,
      duration,
      attempts,
      startTime: new Date(now + from * day).setHours(8, 0, 0, 0),
      endTime: new Date(now + to * day).setHours(20, 0, 0, 0),
      questions,
      taken: [],
    };
    if (result) {
      const random = world.random(`exam ${exam.id} of ${account.userId}`);
      const attempt = created(exam, exam.startTime + day + 2 * hour);
      attempt.submitTime = attempt.endTime - 7 * 60_000;
      for (const question of questions) {
        attempt.answers.set(question.id, madeUpAnswer(random, question, result.knows));
        const points = 'marked' in result ? result.marked : undefined;
        if (points !== undefined && question.type === 'essay') {
          attempt.marks.set(question.id, {
            points,
            comment: points > 10 ? '目标明确，措施具体，可操作性强。' : '措施较笼统，请结合具体课例说明。',
          });
        }
      }
    }
    return exam;
  });
});

function created(exam: OwnExam, now: number): Attempt {
  const attempt: Attempt = {
    id: `${exam.id}-${exam.taken.length + 1}`,
    submitTime: 0,
    endTime: Math.min(now + exam.duration * 60_000, exam.endTime),
    late: false,
    questions: exam.questions,
    answers: new Map(),
    times: new Map(),
    marks: new Map(),
  };
  exam.taken.push(attempt);
  return attempt;
}

// The schema turns the number that is sent into a clock, so its type is that of the clock.
const sent = (now: number) => now as unknown as exams.ServerClock;

const passPointsOf = ({ questions }: OwnExam) => Math.round(pointsOf(questions) * 0.6);
const underWay = ({ taken }: OwnExam) => taken.find(({ submitTime }) => submitTime === 0);

/** The rows of the list of a learner's exams. */
export function examList(world: Database, account: Account) {
  const now = world.now();
  return examsOf(world, account).map((exam) => {
    const last = exam.taken.findLast(({ submitTime }) => submitTime > 0);
    return {
      id: exam.id,
      title: exam.title,
      status:
        now < exam.startTime
          ? itemStatuses.coming
          : now < exam.endTime
            ? itemStatuses.underWay
            : itemStatuses.over,
      startTime: new Date(exam.startTime).toISOString(),
      endTime: new Date(exam.endTime).toISOString(),
      finishTime: last ? new Date(last.submitTime).toISOString() : null,
      score: last ? paperOf(exam.title, passPointsOf(exam), last).score : null,
    };
  });
}

export interface OwnPaper {
  examId: string;
  title: string;
  handedIn: HandedIn;
}

/** The papers of an account that a teacher has to mark. */
export const papersToMark = (world: Database, account: Account): OwnPaper[] =>
  examsOf(world, account).flatMap(({ id, title, taken }) =>
    taken
      .filter(({ submitTime, questions }) => submitTime > 0 && questions.some(({ type }) => type === 'essay'))
      .map((handedIn) => ({ examId: id, title, handedIn })),
  );

/** The ids of the questions that an account may still be asked in an exam: it sees the key of none of them. */
export const questionsAhead = (world: Database, account: Account): ReadonlySet<string> =>
  new Set(
    examsOf(world, account)
      .filter((exam) => world.now() < exam.endTime && (underWay(exam) || exam.taken.length < exam.attempts))
      .flatMap(({ questions }) => questions.map(({ id }) => id)),
  );

function examOf(world: Database, user: Account, id: string | undefined): OwnExam {
  const exam = examsOf(world, user).find((one) => one.id === id);
  if (!exam) throw apiError(404, '未找到该考试');
  return exam;
}

function attemptOf({ world, user, input }: AuthenticatedContext<Account>) {
  for (const exam of examsOf(world, user)) {
    const attempt = exam.taken.find(({ id }) => id === input.path.id);
    if (attempt) return { exam, attempt };
  }
  throw apiError(404, '未找到该场考试');
}

export function examRoutes(routes: Routes): void {
  route(routes, exams.getExam, ({ world, user, input, now }) => {
    const exam = examOf(world, user, input.path.id);
    return {
      id: exam.id,
      title: exam.title,
      organiser: '东湖区教师发展中心',
      rules:
        '1. 请独立完成，不得代考或传播试题。\n2. 点击“开始考试”后立即计时，中途离开或关闭页面，计时不会停止。\n3. 答案会自动保存；断网或退出后，在考试时间内可继续作答。\n4. 时间到后系统自动交卷。',
      duration: exam.duration,
      questionNum: exam.questions.length,
      points: pointsOf(exam.questions),
      passPoints: passPointsOf(exam),
      attempts: exam.attempts,
      startTime: new Date(exam.startTime).toISOString(),
      endTime: new Date(exam.endTime).toISOString(),
      now: sent(now),
      attemptId: underWay(exam)?.id ?? null,
      results: exam.taken
        .filter(({ submitTime }) => submitTime > 0)
        .map((attempt) => paperOf(exam.title, passPointsOf(exam), attempt))
        .map(({ id, submitTime, score, passed }) => ({ id, submitTime, score, passed })),
    };
  });
  route(routes, exams.startExam, ({ world, user, input, now }) => {
    const exam = examOf(world, user, input.path.id);
    const running = underWay(exam);
    if (running) return { attemptId: running.id };
    if (now < exam.startTime) return apiError(409, '考试尚未开始');
    if (now >= exam.endTime) return apiError(409, '考试已结束');
    if (exam.taken.length >= exam.attempts) return apiError(409, '考试次数已用完');
    return { attemptId: created(exam, now).id };
  });
  route(routes, exams.getAttempt, (asked) => {
    const { exam, attempt } = attemptOf(asked);
    if (attempt.submitTime > 0) return apiError(409, '本场考试已交卷');
    return {
      id: attempt.id,
      title: exam.title,
      now: sent(asked.now),
      endTime: attempt.endTime,
      questions: attempt.questions.map(withoutKey),
      answers: [...attempt.answers].map(([questionId, answer]) => ({
        questionId,
        answer,
        at: attempt.times.get(questionId) ?? 0,
      })),
    };
  });
  route(routes, exams.saveAnswers, (asked) => {
    const { attempt } = attemptOf(asked);
    if (attempt.submitTime === 0) receive(asked, attempt);
    return acknowledged(asked, attempt);
  });
  route(routes, exams.submitAttempt, (asked) => {
    const { attempt } = attemptOf(asked);
    if (attempt.submitTime === 0) {
      receive(asked, attempt);
      attempt.submitTime = asked.now;
      attempt.late = asked.now > attempt.endTime + 12 * GRACE_MS;
    }
    return acknowledged(asked, attempt);
  });
  route(routes, exams.getExamResult, (asked) => {
    const { exam, attempt } = attemptOf(asked);
    if (attempt.submitTime === 0) return apiError(409, '本场考试尚未交卷');
    const paper = paperOf(exam.title, passPointsOf(exam), attempt);
    const ahead = questionsAhead(asked.world, asked.user);
    const questions = paper.questions.map((one) => (ahead.has(one.id) ? withoutKey(one) : one));
    return { ...paper, questions };
  });
}

const acknowledged = ({ now }: { now: number }, { endTime, submitTime }: Attempt) => ({
  now: sent(now),
  endTime,
  submitted: submitTime > 0,
});

const given = v.array(
  v.object({
    questionId: v.string(),
    answer: v.array(v.pipe(v.string(), v.maxLength(20_000))),
    at: v.number(),
  }),
);

/** Takes the answers that are newer than the known ones and were given in time. */
function receive({ input }: AuthenticatedContext<Account>, attempt: Attempt): void {
  for (const { questionId, answer, at } of take({ answers: given }, input.body).answers) {
    if (!attempt.questions.some(({ id }) => id === questionId)) throw apiError(400, '试题不存在');
    if (at > attempt.endTime + GRACE_MS || at < (attempt.times.get(questionId) ?? 0)) continue;
    attempt.answers.set(questionId, answer);
    attempt.times.set(questionId, at);
  }
}
