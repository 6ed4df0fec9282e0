import type { QuestionType } from '#src/api/exams.ts';
import { optionLetter } from '#host/app/content/question/answers.ts';
import { answerOf, gapsOf, hasOptions, newId, type EditedQuestion } from '../questions.ts';
import { gapAnswers, hasGap, judgementOf, lettersOf, withGaps } from './answers.ts';
import type { Problem, ProblemCode } from './reading.ts';
import { joined, type Draft } from './draft.ts';
import { folded } from './half-width.ts';
import { optionsInTitle } from './options.ts';

/** Makes the question of a draft; adds what it guesses to the draft, and reports what it does not understand. */
export function finish(draft: Draft, defaultPoints: string, problems: Problem[]): EditedQuestion {
  takeOptionsFromTitle(draft);
  takeAnswerFromTitle(draft);
  const given = (draft.answer ?? '').trim();
  const type = typeFor(draft, given);
  orderOptions(draft);
  const options = hasOptions({ type }) ? draft.options.map(({ text }) => ({ id: newId(), text })) : [];
  const { title, isGuess } =
    type === 'blank' ? withGaps(draft.title) : { title: draft.title, isGuess: false };
  if (isGuess) draft.guesses.add('gapsFound');
  const { answer, isWhole } = answerFor(
    draft,
    type,
    title,
    given,
    options.map(({ id }) => id),
  );
  const { pointsPerGap } = draft;
  const perGap = pointsPerGap && String(Number(pointsPerGap) * Math.max(1, gapsOf(title)));
  const question: EditedQuestion = {
    id: newId(),
    type,
    title,
    options,
    points: draft.points ?? perGap ?? defaultPoints,
    answers: { [type]: answer },
    analysis: draft.analysis,
  };
  const report = (line: number, code: ProblemCode, text: string) => problems.push({ line, code, text });
  if (hasOptions(question) && options.length < 2) report(draft.line, 'optionsAbsent', title);
  if (type !== 'essay' && !given) report(draft.line, 'answerAbsent', title);
  else if (type !== 'essay' && !(isWhole && isUnderstood(question)))
    report(draft.answerLine, 'answerUnknown', given);
  return question;
}

function takeOptionsFromTitle(draft: Draft): void {
  if (draft.options.length > 0 || (draft.type && draft.type !== 'single' && draft.type !== 'multiple'))
    return;
  const found = optionsInTitle(draft.title);
  if (!found) return;
  draft.title = found.title;
  draft.options = found.split.options;
  if (found.split.isGuess) draft.guesses.add('optionsSplit');
}

const answerInTitle = /\(\s?([A-H](?:\s?[、,]?\s?[A-H]){0,7}|√|×|✓|✗|对|错|正确|错误)\s?\)/g;

/** An answer in brackets at the end of the title or in its gap: `…的是（ B ）`. */
function takeAnswerFromTitle(draft: Draft): void {
  if (draft.answer !== undefined) return;
  const fold = folded(draft.title);
  const found = [...fold.matchAll(answerInTitle)]
    .filter(([, sign = '']) => (/[A-H]/.test(sign) ? draft.options.length > 0 : draft.options.length === 0))
    .at(-1);
  if (!found) return;
  draft.answer = found[1];
  const end = found.index + found[0].length;
  // A judgement's bracket goes with it; a sentence keeps the bracket that stands in it.
  const gap = draft.options.length > 0 ? '（　）' : '';
  const isAtEnd = /^[\s。.?!:,;]*$/.test(fold.slice(end));
  if (!isAtEnd) draft.guesses.add('answerInTitle');
  draft.title = (
    draft.title.slice(0, found.index) +
    (gap || (isAtEnd ? '' : '（　）')) +
    draft.title.slice(end)
  ).trim();
}

function typeFor(draft: Draft, given: string): QuestionType {
  const { type, options, title } = draft;
  const byAnswer = (lettersOf(given)?.value.length ?? 0) > 1 ? 'multiple' : 'single';
  if (options.length > 0) {
    if (type === 'single' || type === 'multiple' || (type === 'judge' && isJudgement(draft))) return type;
    // Its options would be lost in a question of the type that was named.
    if (type) draft.guesses.add('isTyped');
    return byAnswer;
  }
  if (type) return type;
  if (judgementOf(given)) return 'judge';
  if (hasGap(title)) return 'blank';
  draft.guesses.add('isEssay');
  return 'essay';
}

/** Options such as A. 正确 B. 错误, of which the answer's letter tells one. */
function isJudgement({ options }: Draft): boolean {
  return options.length === 2 && options.every(({ text }) => judgementOf(text));
}

/** Sorts options by letter, as of two columns that were copied row by row. */
function orderOptions(draft: Draft): void {
  draft.options = [...draft.options].sort((one, other) => one.letter.localeCompare(other.letter));
  if (draft.options.some(({ letter }, index) => letter !== optionLetter(index)))
    draft.guesses.add('optionsOrder');
}

function answerFor(
  draft: Draft,
  type: QuestionType,
  title: string,
  given: string,
  ids: readonly string[],
): { answer: string[]; isWhole: boolean } {
  if (type === 'blank') {
    const answer = gapAnswers(given, gapsOf(title));
    return { answer, isWhole: answer.length === gapsOf(title) };
  }
  if (type === 'essay') return { answer: given ? [given] : [], isWhole: true };
  if (type === 'judge') {
    const letter = lettersOf(given)?.value[0];
    const meant = draft.options.find((option) => option.letter === letter)?.text ?? given;
    const judged = judgementOf(meant);
    keepRest(draft, judged?.rest);
    return { answer: judged ? [judged.value] : [], isWhole: true };
  }
  const found = lettersOf(given);
  const chosen = draft.options.flatMap(({ letter }, index) =>
    found?.value.includes(letter) ? (ids[index] ?? []) : [],
  );
  const texts = draft.options.map(({ text }) => text);
  if (!texts.includes(found?.rest ?? '')) keepRest(draft, found?.rest);
  const answer = type === 'single' ? chosen.slice(0, 1) : chosen;
  return { answer, isWhole: answer.length === found?.value.length };
}

/** A reason that stands behind the answer belongs to the analysis. */
function keepRest(draft: Draft, rest = ''): void {
  if (!rest) return;
  draft.guesses.add('answerRest');
  draft.analysis = draft.analysis ? joined(rest, draft.analysis) : rest;
}

function isUnderstood(question: EditedQuestion): boolean {
  const answer = answerOf(question);
  if (question.type === 'blank') return !answer.includes('') && gapsOf(question.title) > 0;
  return answer.length > 0;
}
