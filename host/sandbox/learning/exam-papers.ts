import type { AnsweredQuestion, Paper, Question } from '#src/api/exams.ts';
import { essays, examQuestions, formerExamQuestions, wrongGaps } from '../fixtures/exam-questions.ts';
import { at, pick, whole, type Random } from '../random.ts';
import type { Sent } from '../sent.ts';

/** The questions of an exam, which may still be sat or not; every second one has no essays. */
export const questionsOf = (place: number, isOpen: boolean): Question[] =>
  (isOpen ? examQuestions : formerExamQuestions).filter(({ type }) => place % 2 === 0 || type !== 'essay');

/** So many questions, repeated under ids of their own. */
export const repeated = (questions: readonly Question[], count: number): Question[] =>
  Array.from({ length: count }, (_, place) => {
    const question = at(questions, place);
    const round = Math.floor(place / questions.length);
    return round === 0 ? question : { ...question, id: `${question.id}-${round + 1}` };
  });

export const pointsOf = (questions: readonly Question[]): number =>
  questions.reduce((total, { points }) => total + points, 0);

/** A question as candidates see it. */
export const withoutKey = <Asked extends Question>(question: Asked): Asked => ({
  ...question,
  answer: [],
  analysis: '',
});

/** The points of an answer by its key; null if a teacher has to mark it. */
export function autoScore({ type, answer, points }: Question, given: readonly string[]): number | null {
  if (type === 'essay') return given.some((text) => text.trim()) ? null : 0;
  const key = answer ?? [];
  if (type === 'blank') {
    const right = key.filter((text, gap) => text === given[gap]?.trim()).length;
    return Math.round((points * right) / Math.max(1, key.length));
  }
  const isWrong = given.some((one) => !key.includes(one));
  if (isWrong || given.length === 0) return 0;
  return given.length === key.length ? points : Math.floor(points / 2);
}

/** The answers of a learner who knows that share of the questions, from 0 to 1. */
export function madeUpAnswer(random: Random, question: Question, knows: number): string[] {
  const key = question.answer ?? [];
  const isKnown = random() < knows;
  if (question.type === 'essay') {
    const texts = essays[question.id] ?? [];
    return [at(texts, isKnown ? whole(random, 0, 1) : whole(random, 1, texts.length - 1))];
  }
  if (isKnown) return [...key];
  if (question.type === 'judge') return [key[0] === 'true' ? 'false' : 'true'];
  if (question.type === 'blank') return [key[0] ?? '', pick(random, wrongGaps)];
  const options = (question.options ?? []).map(({ id }) => id);
  return question.type === 'single' ? [pick(random, options)] : options.slice(0, 2);
}

export interface Mark {
  points: number;
  comment: string;
}

/** An attempt that was handed in. */
export interface HandedIn {
  id: string;
  submitTime: number;
  late: boolean;
  questions: readonly Question[];
  answers: ReadonlyMap<string, readonly string[]>;
  /** Of essays, by question. */
  marks: Map<string, Mark>;
}

/** The paper with its points, beside the key. */
export function paperOf(title: string, passPoints: number, handedIn: HandedIn): Sent<Paper> {
  const questions = handedIn.questions.map((question): AnsweredQuestion => {
    const given = [...(handedIn.answers.get(question.id) ?? [])];
    const mark = handedIn.marks.get(question.id);
    return {
      ...question,
      given,
      score: autoScore(question, given) ?? mark?.points ?? null,
      comment: mark?.comment ?? '',
    };
  });
  const isMarked = questions.every(({ score }) => score != null);
  const score = questions.reduce((total, { score }) => total + (score ?? 0), 0);
  return {
    id: handedIn.id,
    title,
    points: pointsOf(questions),
    passPoints,
    submitTime: new Date(handedIn.submitTime).toISOString(),
    late: handedIn.late,
    score: isMarked ? score : null,
    passed: isMarked ? score >= passPoints : null,
    questions,
  };
}
