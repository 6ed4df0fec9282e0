import * as v from 'valibot';
import * as bank from '#src/api/question-bank.ts';
import { question, type Question } from '#src/api/exams.ts';
import { SAVE_CONFLICT } from '#src/api/authoring.ts';
import type { Account } from '../people/accounts.ts';
import { apiError } from '../api-error.ts';
import { authoredRow } from './authoring.ts';
import { areaOf, type Database } from '../database.ts';
import { bankQuestions } from '../fixtures/bank-questions.ts';
import { largeAmounts } from '../fixtures/large-amounts.ts';
import { at } from '../random.ts';
import { parseSheet } from './question-sheet.ts';
import { number, route, take, type AuthenticatedContext, type Routes } from '../route.ts';
import { keepFailedRows } from './uploads.ts';
import type { Sent } from '../sent.ts';

type Asked = AuthenticatedContext<Account>;

const banksOf = areaOf(() => ({ banks: new Map<string, Sent<bank.QuestionSet>>(), lastId: 0 }));

const MAX_QUESTIONS = largeAmounts.bankQuestions;

export function questionBankRoutes(routes: Routes): void {
  route(routes, bank.getExamQuestions, bankOf);
  route(routes, bank.saveExamQuestions, (asked) => replaceQuestions(bankOf(asked), asked));
  route(routes, bank.importQuestions, (asked) => {
    bankOf(asked);
    return questionsOfSheet(asked);
  });
}

/** Replaces the questions of a set by those that were sent, if its version is still the known one. */
export function replaceQuestions(known: Sent<bank.QuestionSet>, { input, now }: Asked) {
  const sent = take({ version: number, questions: v.array(question) }, input.body);
  if (sent.version !== known.version) throw apiError(SAVE_CONFLICT, '试题已在其他窗口或设备上修改');
  if (sent.questions.length > MAX_QUESTIONS) throw apiError(400, `最多 ${MAX_QUESTIONS} 题`);
  for (const [index, one] of sent.questions.entries()) {
    if (one.title.trim() === '') throw apiError(400, `第 ${index + 1} 题没有题目`);
    if (!(one.points > 0)) throw apiError(400, `第 ${index + 1} 题的分值无效`);
  }
  Object.assign(known, { questions: sent.questions, version: known.version + 1, savedTime: now });
  return { version: known.version, savedTime: known.savedTime };
}

export async function questionsOfSheet({ world, user, input }: Asked) {
  const { file } = input.body;
  if (!(file instanceof File) || file.size === 0) throw apiError(400, '请选择要导入的表格');
  const { questions, failed } = await parseSheet(file, () => newId(world, user));
  const failedId = failed.length > 0 ? keepFailedRows(world, failed) : '';
  return { questions, failed: Math.max(0, failed.length - 1), failedId };
}

function newId(world: Database, user: Account): string {
  const area = banksOf(world, user);
  area.lastId += 1;
  return `s-${area.lastId}`;
}

/** The questions of an exam of the user's own. */
function bankOf(asked: Asked): Sent<bank.QuestionSet> {
  const { world, user, input } = asked;
  const asExam = { ...asked, input: { ...input, path: { kind: 'exam' } } };
  const exam = authoredRow(asExam, input.path.id);
  const { banks } = banksOf(world, user);
  let known = banks.get(exam.id);
  if (!known) banks.set(exam.id, (known = seedBank(world, user, exam)));
  known.title = exam.title;
  return known;
}

/** An exam that was just created has no questions yet. */
function seedBank(
  world: Database,
  user: Account,
  exam: { id: string; title: string; savedTime: string | number },
) {
  const isNew = !/^exam-\d+$/.test(exam.id);
  const count = isNew ? 0 : world.isLarge ? largeAmounts.bankQuestions : bankQuestions.length;
  const questions = Array.from({ length: count }, (_, place) =>
    seedQuestion(at(bankQuestions, place), () => newId(world, user)),
  );
  return { title: exam.title, questions, version: 1, savedTime: exam.savedTime };
}

export function seedQuestion(
  { options = [], answer = [], analysis = '', ...rest }: (typeof bankQuestions)[number],
  nextId: () => string,
): Question {
  const made = options.map((text) => ({
    id: nextId(),
    text: text.replace(/^\*/, ''),
    isRight: text.startsWith('*'),
  }));
  return {
    ...rest,
    id: nextId(),
    options: made.map(({ id, text }) => ({ id, text })),
    answer: options.length > 0 ? made.filter(({ isRight }) => isRight).map(({ id }) => id) : [...answer],
    analysis,
  };
}
