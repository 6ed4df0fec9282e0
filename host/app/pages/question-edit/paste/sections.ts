import type { QuestionType } from '#src/api/exams.ts';
import { TYPE_NAME, typeOf } from './question-types.ts';

export interface Section {
  /** Undefined where the type of its questions is told by each of them. */
  type: QuestionType | undefined;
  points: string | undefined;
  pointsPerGap: string | undefined;
  /** A bare `一、…`, which is a section only if numbered questions follow it. */
  isGuess: boolean;
}

const numeral =
  '(?:[(]?[一二三四五六七八九十IVXⅠ-Ⅻ]{1,4}[)]?\\s?[、.:]?|第\\s?[一二三四五六七八九十IVXⅠ-Ⅻ\\d]{1,3}\\s?(?:部分|大题|卷))';
const named = new RegExp(`^${numeral}?\\s*(${TYPE_NAME})(题|题型)?\\s*((?:[:(\\[]|(?:本|共|每).*分).*)?$`);
const bare = /^[一二三四五六七八九十]{1,4}[、.]/;
const eachPoints = /每(?:小?题|道题?)\s?(\d+(?:\.\d+)?)\s?分/;
const gapPoints = /每(?:个?空|格)\s?(\d+(?:\.\d+)?)\s?分/;
const lonePoints = /[(]\s?(\d+(?:\.\d+)?)\s?分/;

/** The section that a folded line begins. */
export function sectionOf(fold: string): Section | undefined {
  const found = named.exec(fold);
  const [, name = '', suffix, note] = found ?? [];
  // 判断 alone may be a word of a question.
  const isNamed = found && (suffix || note || bare.test(fold));
  if (!isNamed && !bare.test(fold)) return undefined;
  return {
    type: isNamed ? typeOf(name) : undefined,
    points: (eachPoints.exec(fold) ?? lonePoints.exec(fold))?.[1],
    pointsPerGap: gapPoints.exec(fold)?.[1],
    isGuess: !isNamed,
  };
}
