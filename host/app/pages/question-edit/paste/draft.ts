import type { QuestionType } from '#src/api/exams.ts';
import { judgementOf, lettersOf } from './answers.ts';
import { folded } from './half-width.ts';
import type { PastedOption } from './options.ts';
import { typeMarkOf } from './question-types.ts';
import type { Section } from './sections.ts';

/** A value that the text does not give, so that the teacher has to confirm it. */
export type GuessCode =
  | 'isEssay'
  | 'isTyped'
  | 'optionsSplit'
  | 'optionsOrder'
  | 'answerRest'
  | 'answerInTitle'
  | 'answerFromKey'
  | 'gapsFound'
  | 'isUnnumbered'
  | 'piece'
  | 'paragraph'
  | 'material';

/** A question while its lines are gathered. */
export interface Draft {
  line: number;
  number: number;
  type: QuestionType | undefined;
  title: string;
  /** The indentation of its first line, which its other lines have too. */
  indent: number;
  options: PastedOption[];
  optionLines: number;
  isWeak: boolean;
  answer: string | undefined;
  answerLine: number;
  points: string | undefined;
  pointsPerGap: string | undefined;
  analysis: string;
  /** The part that a line without a mark continues. */
  last: 'title' | 'option' | 'answer' | 'analysis' | 'points';
  /** The last number of a numbered list in its title or answer; 0 outside of one. */
  list: number;
  guesses: Set<GuessCode>;
}

const pointsMark = /\(\s?(?:本题|满分|每小?题|共)?\s?(\d+(?:\.\d+)?)\s?分(?![\u4e00-\u9fff])[^()]{0,40}\)/;

export function newDraft(
  start: { line: number; indent: number; number: number; answer?: string },
  source: string,
  section: Section | undefined,
): Draft {
  const { title, type, points } = titleParts(source);
  return {
    line: start.line,
    number: start.number,
    type: type ?? section?.type,
    title,
    indent: start.indent,
    options: [],
    optionLines: 0,
    isWeak: false,
    answer: start.answer || undefined,
    answerLine: start.line,
    points: points ?? section?.points,
    pointsPerGap: points === undefined ? section?.pointsPerGap : undefined,
    analysis: '',
    last: 'title',
    list: 0,
    guesses: new Set(),
  };
}

/** Takes the marks of type and points out of a title. */
function titleParts(source: string): { title: string; type?: QuestionType; points?: string } {
  let title = source;
  const cut = (start: number, end: number) => (title = title.slice(0, start) + title.slice(end));
  const points = pointsMark.exec(folded(title));
  if (points) cut(points.index, points.index + points[0].length);
  const mark = typeMarkOf(folded(title));
  if (mark) cut(mark.start, mark.end);
  return { title: title.trim(), type: mark?.type, points: points?.[1] };
}

/** An answer by letters or a judgement is complete; no more lines belong to it. */
export function isAnswered({ answer = '', options }: Draft): boolean {
  if (!answer.trim()) return false;
  return options.length > 0 || lettersOf(answer)?.rest === '' || judgementOf(answer)?.rest === '';
}

/** Appends a line to the part that came last; false: no part takes it. */
export function continueDraft(draft: Draft, text: string): boolean {
  const line = withoutIndent(text, draft.indent);
  const { last } = draft;
  if (last === 'title') draft.title = joined(draft.title, line);
  else if (last === 'analysis') draft.analysis = joined(draft.analysis, line);
  else if (last === 'answer' && !isAnswered(draft)) draft.answer = joined(draft.answer ?? '', line);
  else if (last === 'option') {
    const option = draft.options.at(-1);
    if (option) option.text = joined(option.text, line);
  } else return false;
  return true;
}

export const joined = (text: string, line: string) => (text ? `${text}\n${line}` : line.trimStart());

function withoutIndent(text: string, indent: number): string {
  const own = text.length - text.trimStart().length;
  return text.slice(Math.min(indent, own));
}
