import * as v from 'valibot';
import * as marking from '#src/api/marking.ts';
import type { Account } from '../people/accounts.ts';
import { apiError } from '../api-error.ts';
import { areaOf, type Database } from '../database.ts';
import {
  madeUpAnswer,
  paperOf,
  pointsOf,
  questionsOf,
  withoutKey,
  type HandedIn,
} from '../learning/exam-papers.ts';
import { papersToMark, questionsAhead } from '../learning/exams.ts';
import { notifyOf } from '../notifications/notifications.ts';
import { subjects } from '../settings.ts';
import { day, hour, people, regionOf, type Person } from '../fixtures/names.ts';
import { page } from '../generate.ts';
import { whole } from '../random.ts';
import { number, optionalText, route, take, text, type AuthenticatedContext, type Routes } from '../route.ts';
import type { Sent } from '../sent.ts';

interface Candidate extends HandedIn, Person {}

interface MarkedExam {
  id: string;
  /** The exam of the learners. */
  examId: string;
  title: string;
  /** Markers see no names before all papers are marked. */
  anonymous: boolean;
  endTime: number;
  candidates: Candidate[];
}

/**
 * The exam, its title, the papers of people without an account, and how many of them are marked already. Only new
 * teachers sit the second one.
 */
const rows = [
  ['ex-3', '东湖区青年教师基本功考核笔试', 29, 11],
  ['ex-9', '新教师岗前培训结业测试', 18, 0],
  ['ex-7', '跨学科主题学习研修阶段测试', 11, 11],
  ['ex-1', '2026 年教师信息技术应用能力测试', 0, 0],
] as const;

const anonymousExam = 'ex-9';

/** The papers of people without an account that an account marks; a new one has none. */
const seededFor = areaOf((world: Database, account: Account): MarkedExam[] => {
  if (account.fresh) return [];
  return rows.map(([examId, title, count, marked], place) => {
    const random = world.random(`papers ${place} for ${account.userId}`);
    const id = `mk-${place + 1}`;
    const endTime = new Date(world.now() - (place + 1) * 2 * day).setHours(17, 30, 0, 0);
    // In time before the papers of those who have an account.
    const lastTime = endTime - 3 * day - 8 * hour;
    const questions = questionsOf(0, false);
    const candidates = people(random, regionOf(account.orgCode), count).map((person, index): Candidate => {
      const knows = whole(random, 3, 9) / 10;
      const essays = questions.filter(({ type }) => type === 'essay');
      // Of the first paper that is not marked yet, one answer is.
      const done = index < marked ? essays : index === marked ? essays.slice(0, 1) : [];
      return {
        ...person,
        id: `${id}-${index + 1}`,
        submitTime: lastTime - (count - index) * 11 * 60_000,
        late: index === 4,
        questions,
        answers: new Map(questions.map((question) => [question.id, madeUpAnswer(random, question, knows)])),
        marks: new Map(
          done.map((question) => [
            question.id,
            { points: whole(random, 9, question.points - 1), comment: '' },
          ]),
        ),
      };
    });
    return { id, examId, title, anonymous: examId === anonymousExam, endTime, candidates };
  });
});

/** The exams that an account marks, with what its colleagues have handed in. */
function markedBy(world: Database, account: Account): MarkedExam[] {
  const colleagues = world.accounts.filter(
    (other) => other !== account && other.orgCode === account.orgCode && !other.fresh,
  );
  const own = colleagues.flatMap((colleague, place) =>
    papersToMark(world, colleague).map(({ examId, handedIn }) => ({
      examId,
      candidate: { ...colleagueOf(colleague), ...handedIn, id: `p${place + 1}-${handedIn.id}` },
    })),
  );
  return seededFor(world, account)
    .map((exam) => ({
      ...exam,
      candidates: [
        ...exam.candidates,
        ...own.filter(({ examId }) => examId === exam.examId).map(({ candidate }) => candidate),
      ].toSorted((one, other) => one.submitTime - other.submitTime),
    }))
    .filter(({ candidates }) => candidates.length > 0);
}

const colleagueOf = ({ userId, realName, school }: Account): Person => ({ userId, realName, school });

const paper = (exam: MarkedExam, candidate: Candidate) =>
  paperOf(exam.title, Math.round(pointsOf(candidate.questions) * 0.6), candidate);

const isMarked = (exam: MarkedExam, candidate: Candidate) => paper(exam, candidate).score !== null;

const hidesNames = (exam: MarkedExam) =>
  exam.anonymous && exam.candidates.some((candidate) => !isMarked(exam, candidate));

function rowOf(exam: MarkedExam, candidate: Candidate, isHidden = hidesNames(exam)): Sent<marking.PaperRow> {
  const { id, submitTime, score, questions } = paper(exam, candidate);
  return {
    id,
    title: exam.title,
    realName: isHidden ? '' : candidate.realName,
    school: isHidden ? '' : candidate.school,
    number: exam.candidates.indexOf(candidate) + 1,
    submitTime,
    score: questions.reduce((total, { score }) => total + (score ?? 0), 0),
    isMarked: score !== null,
  };
}

function candidateOf({ world, user, input }: AuthenticatedContext<Account>) {
  for (const exam of markedBy(world, user)) {
    const candidate = exam.candidates.find(({ id }) => id === input.path.id);
    if (candidate) return { exam, candidate };
  }
  throw apiError(404, '未找到该试卷');
}

export function markingRoutes(routes: Routes): void {
  route(routes, marking.getExamsToMark, ({ world, user, input }) => {
    const exams = markedBy(world, user).map((exam) => ({
      id: exam.id,
      title: exam.title,
      endTime: new Date(exam.endTime).toISOString(),
      paperNum: exam.candidates.length,
      markedNum: exam.candidates.filter((candidate) => isMarked(exam, candidate)).length,
    }));
    return { ...page(exams, input.query) };
  });
  route(routes, marking.getExamPapers, ({ world, user, input }) => {
    const exam = markedBy(world, user).find(({ id }) => id === input.path.id);
    if (!exam) return apiError(404, '未找到该考试');
    const isHidden = hidesNames(exam);
    return exam.candidates.map((candidate) => rowOf(exam, candidate, isHidden));
  });
  route(routes, marking.getPaper, (asked) => {
    const { exam, candidate } = candidateOf(asked);
    const handedIn = paper(exam, candidate);
    const ahead = questionsAhead(asked.world, asked.user);
    // A marker who may sit the exam sees no more of it than has to be marked: points tell a key too.
    const questions = handedIn.questions
      .filter(({ id, type }) => type === 'essay' || !ahead.has(id))
      .map((one) => (ahead.has(one.id) ? withoutKey(one) : one));
    return { ...handedIn, questions };
  });
  route(routes, marking.markAnswer, (asked) => {
    const { exam, candidate } = candidateOf(asked);
    const { questionId, points, comment } = take(
      { questionId: text, points: v.pipe(number, v.minValue(0)), comment: optionalText },
      asked.input.body,
    );
    const question = candidate.questions.find(({ id }) => id === questionId);
    if (question?.type !== 'essay') return apiError(400, '该题由系统自动判分');
    if (points > question.points) return apiError(400, `得分不能超过 ${question.points} 分`);
    const wasMarked = isMarked(exam, candidate);
    candidate.marks.set(questionId, { points, comment });
    const marked = rowOf(exam, candidate);
    const learner = asked.world.accounts.find(({ userId }) => userId === candidate.userId);
    if (learner && marked.isMarked && !wasMarked) {
      notifyOf(asked.world, learner, {
        content: `您的试卷「${exam.title}」已批阅，得分 ${marked.score} 分。`,
        sourceType: subjects.exam,
        sourceId: exam.id,
      });
    }
    return marked;
  });
}
