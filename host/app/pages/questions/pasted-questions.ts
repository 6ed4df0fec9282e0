import type { QuestionType } from '../../../../src/api/questions.ts';
import { optionLetter } from '../../content/question/answers.ts';
import { answerOf, gapsOf, hasOptions, newId, type EditedQuestion } from './questions.ts';

export type ProblemCode =
  'lineUnknown' | 'pointsUnknown' | 'answerUnknown' | 'answerAbsent' | 'optionsAbsent';
export interface Problem {
  /** Counts from 1. */
  line: number;
  code: ProblemCode;
  text: string;
}
export interface PastedQuestions {
  questions: EditedQuestion[];
  problems: Problem[];
}

const typeNames: readonly (readonly [RegExp, QuestionType])[] = [
  [/单选|单项/, 'single'],
  [/多选|多项|不定项/, 'multiple'],
  [/判断|是非/, 'judge'],
  [/填空/, 'blank'],
  [/简答|问答|论述|主观|材料/, 'essay'],
];
const typeOf = (text: string) => typeNames.find(([name]) => name.test(text))?.[1];

const section =
  /^[一二三四五六七八九十]+[、.．]\s*((?:[单多]项?选择?|不定项选?择?|非?选择|判断|是非|填空|简答|问答|论述|主观|客观|材料分?析?|案例分?析?|综合|计算|解答)题\s*(?:[:：(（].*)?)$/;
const sectionPoints = /(?:每小?题|[（(])\s*(\d+(?:\.\d+)?)\s*分/;
const numbered = /^(?:第\s*)?[(（]?(\d{1,3})(?:\s*题[:：、.．]?|\s*[)）、.．](?!\d))\s*(.*)$/;
const typeMark = /[【[（(]\s*([^【[（(】\])）]{1,6}?题?)\s*[】\])）]/;
const pointsMark = /[（(]\s*(?:每[小]?题\s*)?(\d+(?:\.\d+)?)\s*分[^）)]*[）)]/;
const optionMark = /^([A-H])\s*[.．、:：)）]\s*(.*)$/i;
const nextOption = /\s+(?=[B-H]\s*[.．、:：)）])/i;
const entry =
  /^[【[]?\s*(答案|正确答案|参考答案|分值|分数|解析|答案解析|Answer(?=:)|Points(?=:)|Explanation(?=:))\s*[】\]]?\s*[:：]?\s*(.*)$/i;
const answerInTitle = /[（(]\s*([A-H]{1,8}|√|×|对|错|正确|错误)\s*[）)]/;
const yes = /^(对|正确|是|√|✓|T|true|Y|yes)$/i;
const no = /^(错|错误|否|不对|×|✗|X|F|false|N|no)$/i;

interface Draft {
  line: number;
  number: number;
  type: QuestionType | undefined;
  title: string;
  options: string[];
  answer: string | undefined;
  answerLine: number;
  points: string;
  analysis: string;
  /** The part that a line without a mark continues. */
  last: 'title' | 'option' | 'answer' | 'analysis' | 'points';
}

/** Parses questions in the form usual in Chinese papers. What it does not understand is reported by its line. */
export function parsePasted(text: string, defaultPoints: string): PastedQuestions {
  const problems: Problem[] = [];
  const drafts: Draft[] = [];
  const ofSection: { type?: QuestionType; points?: string } = {};
  let wasBlank = true;

  function begin(line: number, number: number, source: string): void {
    const { title, type, points } = parseTitle(source);
    drafts.push({
      line,
      number,
      type: type ?? ofSection.type,
      title,
      options: [],
      answer: undefined,
      answerLine: line,
      points: points ?? ofSection.points ?? defaultPoints,
      analysis: '',
      last: 'title',
    });
  }

  text.split(/\r\n?|\n/).forEach((source, index) => {
    const line = index + 1;
    const content = source
      .normalize('NFC')
      .replaceAll(/[\u3000\t]/g, ' ')
      .trim();
    const draft = drafts.at(-1);
    const follows = wasBlank;
    wasBlank = content === '';
    if (wasBlank) return;
    const inSection = section.exec(content)?.[1];
    if (inSection) {
      ofSection.type = typeOf(inSection);
      ofSection.points = sectionPoints.exec(inSection)?.[1];
      wasBlank = true;
      return;
    }
    const [, digits = '', title = ''] = numbered.exec(content) ?? [];
    // A numbered line within an answer or an analysis is one of its points, unless its number goes on.
    const isPoint =
      draft && !follows && /answer|analysis/.test(draft.last) && Number(digits) !== draft.number + 1;
    if (title && !isPoint) return begin(line, Number(digits), title);
    if (
      !draft ||
      (follows && draft.answer !== undefined && !optionMark.test(content) && !entry.test(content))
    ) {
      if (draft || !optionMark.test(content)) return begin(line, (draft?.number ?? 0) + 1, content);
      problems.push({ line, code: 'lineUnknown', text: content });
      return;
    }
    const code = addLine(draft, content, line);
    if (code) problems.push({ line, code, text: content });
  });

  const questions = drafts.map((draft) => finish(draft, problems));
  return { questions, problems: problems.toSorted((one, other) => one.line - other.line) };
}

function parseTitle(source: string): { title: string; type?: QuestionType; points?: string } {
  const points = pointsMark.exec(source)?.[1];
  const bare = source.replace(points === undefined ? '' : pointsMark, '');
  const mark = typeMark.exec(bare);
  const type = mark?.[1] ? typeOf(mark[1]) : undefined;
  return { title: (type && mark ? bare.replace(mark[0], '') : bare).trim(), type, points };
}

/** Adds a line to its question; returns what is wrong with it. */
function addLine(draft: Draft, content: string, line: number): ProblemCode | undefined {
  const [, name = '', value = ''] = entry.exec(content) ?? [];
  if (/解析|Explanation/i.test(name)) {
    draft.analysis = value;
    draft.last = 'analysis';
  } else if (/答案|Answer/i.test(name)) {
    Object.assign(draft, { answer: value, answerLine: line, last: 'answer' });
  } else if (name) {
    const points = /^(\d+(?:\.\d+)?)\s*分?$/.exec(value)?.[1];
    draft.last = 'points';
    if (points === undefined) return 'pointsUnknown';
    draft.points = points;
  } else if (optionMark.test(content) && draft.answer === undefined) {
    for (const part of content.split(nextOption)) draft.options.push(optionMark.exec(part)?.[2] ?? part);
    draft.last = 'option';
  } else return continueLine(draft, content);
  return undefined;
}

function continueLine(draft: Draft, content: string): ProblemCode | undefined {
  const isText = draft.options.length === 0;
  if (draft.last === 'title') draft.title += `\n${content}`;
  else if (draft.last === 'analysis') draft.analysis += `\n${content}`;
  else if (draft.last === 'answer' && isText) draft.answer += `\n${content}`;
  else if (draft.last === 'option') draft.options.push(`${draft.options.pop()}\n${content}`);
  else return 'lineUnknown';
  return undefined;
}

function finish(draft: Draft, problems: Problem[]): EditedQuestion {
  let { title, answer } = draft;
  const inTitle = answer === undefined ? answerInTitle.exec(title) : null;
  if (inTitle) {
    answer = inTitle[1];
    title = title.replace(inTitle[0], '（　）');
  }
  const given = (answer ?? '').trim();
  const type = draft.type ?? guessType(draft, title, given);
  const options = draft.options.map((text) => ({ id: newId(), text }));
  const letters = [...given.toUpperCase().replaceAll(/[^A-H]/g, '')];
  const chosen = options.filter((_, index) => letters.includes(optionLetter(index)));
  const answers = {
    single: chosen.map(({ id }) => id).slice(0, 1),
    multiple: chosen.map(({ id }) => id),
    judge: yes.test(given) ? ['true'] : no.test(given) ? ['false'] : [],
    blank: given.split(/\s*[;；|]\s*/),
    essay: given ? [given] : [],
  };
  const gapped = type === 'blank' ? title.replaceAll(/[（(]\s*[）)]/g, '____') : title;
  const question: EditedQuestion = {
    id: newId(),
    type,
    title: gapped,
    options,
    points: draft.points,
    answers: { [type]: answers[type] },
    analysis: draft.analysis,
  };
  const report = (line: number, code: ProblemCode, text: string) => problems.push({ line, code, text });
  if (hasOptions(question) && options.length < 2) report(draft.line, 'optionsAbsent', title);
  if (type !== 'essay' && !given) report(draft.line, 'answerAbsent', title);
  else if (type !== 'essay' && !isUnderstood(question, letters.length))
    report(draft.answerLine, 'answerUnknown', given);
  return question;
}

function isUnderstood(question: EditedQuestion, letters: number): boolean {
  const answer = answerOf(question);
  if (question.type === 'blank') return !answer.includes('') && gapsOf(question.title) > 0;
  return answer.length > 0 && (question.type === 'judge' || answer.length === letters);
}

function guessType({ options }: Draft, title: string, answer: string): QuestionType {
  if (options.length > 0) return answer.replaceAll(/[^A-H]/gi, '').length > 1 ? 'multiple' : 'single';
  if (yes.test(answer) || no.test(answer)) return 'judge';
  return gapsOf(title) > 0 || /[（(]\s*[）)]/.test(title) ? 'blank' : 'essay';
}
