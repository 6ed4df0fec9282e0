import type { QuestionType } from '#src/api/exams.ts';

const typeNames: readonly (readonly [RegExp, QuestionType])[] = [
  [/单项?选|single/i, 'single'],
  [/多项?选|不定项|multiple/i, 'multiple'],
  [/判断|是非|true/i, 'judge'],
  [/填空|blank/i, 'blank'],
  [/简答|问答|论述|主观|材料|案例|名词解释|辨析|计算|解答|证明|应用|综合|作文|写作|essay/i, 'essay'],
];

/** The type that a name of a section or a mark of a question means; undefined for 选择题, whose answer decides. */
export const typeOf = (name: string) => typeNames.find(([pattern]) => pattern.test(name))?.[1];

const choice = '(?:单|多|不定)项?(?:选择?)?|(?:非)?选择';
const written =
  '判断(?:正误)?|是非|填空|简答|问答|论述|主观|客观|名词解释|辨析|材料(?:分析|阅读)?|案例(?:分析)?|综合(?:应用|分析)?|计算|解答|证明|应用|作文|写作';
export const TYPE_NAME = `(?:${choice}|${written})`;

const english = 'single choice|multiple choice|true or false|fill in the blanks?|essay';
const bracketed = new RegExp(`[(\\[]\\s?(${TYPE_NAME}题?|${english})\\s?[)\\]]`, 'i');
const leading = new RegExp(`^(${TYPE_NAME}题)\\s?:`);

/** The mark of a type in a folded title, e.g. 【单选题】, and its place. */
export function typeMarkOf(title: string): { type: QuestionType; start: number; end: number } | undefined {
  for (const pattern of [bracketed, leading]) {
    const found = pattern.exec(title);
    const type = found?.[1] && typeOf(found[1]);
    if (found && type) return { type, start: found.index, end: found.index + found[0].length };
  }
  return undefined;
}
