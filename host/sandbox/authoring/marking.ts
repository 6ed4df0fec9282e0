import * as v from 'valibot';
import * as marking from '#src/api/marking.ts';
import type { Account } from '../people/accounts.ts';
import { apiError } from '../api-error.ts';
import { areaOf, type Database } from '../database.ts';
import { madeUpAnswer, paperOf, pointsOf, questionsOf, type HandedIn } from '../learning/exam-papers.ts';
import { day, people, regionOf, type Person } from '../fixtures/names.ts';
import { page } from '../generate.ts';
import { whole } from '../random.ts';
import { number, optionalText, route, take, text, type AuthenticatedContext, type Routes } from '../route.ts';

interface Candidate extends HandedIn, Person {}

interface MarkedExam {
  id: string;
  title: string;
  endTime: number;
  candidates: Candidate[];
}

/** Title, number of papers, and how many of them are marked already. */
const rows = [
  ['东湖区青年教师基本功考核笔试', 30, 11],
  ['作业设计专题研修结业测试', 18, 0],
  ['跨学科主题学习研修阶段测试', 12, 12],
] as const;

/** The exams that an account marks; a new one has none. */
const markedBy = areaOf((world: Database, account: Account): MarkedExam[] => {
  if (account.fresh) return [];
  return rows.map(([title, count, marked], place) => {
    const random = world.random(`papers ${place} for ${account.userId}`);
    const id = `mk-${place + 1}`;
    const endTime = new Date(world.now() - (place + 1) * 2 * day).setHours(17, 30, 0, 0);
    const questions = questionsOf(0);
    const candidates = people(random, regionOf(account.orgCode), count).map((person, index): Candidate => {
      const knows = whole(random, 3, 9) / 10;
      const essays = questions.filter(({ type }) => type === 'essay');
      // Of the first paper that is not marked yet, one answer is.
      const done = index < marked ? essays : index === marked ? essays.slice(0, 1) : [];
      return {
        ...person,
        id: `${id}-${index + 1}`,
        submitTime: endTime - (count - index) * 11 * 60_000,
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
    return { id, title, endTime, candidates };
  });
});

const paper = (exam: MarkedExam, candidate: Candidate) =>
  paperOf(exam.title, Math.round(pointsOf(candidate.questions) * 0.6), candidate);

function rowOf(exam: MarkedExam, candidate: Candidate): marking.PaperRow {
  const { id, submitTime, score, questions } = paper(exam, candidate);
  return {
    id,
    title: exam.title,
    realName: candidate.realName,
    school: candidate.school,
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
      markedNum: exam.candidates.filter((candidate) => rowOf(exam, candidate).isMarked).length,
    }));
    return { ...page(exams, input.query) };
  });
  route(routes, marking.getPapers, ({ world, user, input }) => {
    const exam = markedBy(world, user).find(({ id }) => id === input.path.id);
    if (!exam) return apiError(404, '未找到该考试');
    return exam.candidates.map((candidate) => rowOf(exam, candidate));
  });
  route(routes, marking.getPaper, (asked) => {
    const { exam, candidate } = candidateOf(asked);
    return paper(exam, candidate);
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
    candidate.marks.set(questionId, { points, comment });
    return rowOf(exam, candidate);
  });
}
