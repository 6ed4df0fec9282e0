import type { Question, QuestionType } from '#src/api/exams.ts';
import { toHalfWidth, withoutUnseen } from '#src/rules/characters.ts';
import { apiError } from '../api-error.ts';
import { CELL_ERROR } from './spreadsheet/cell-error.ts';

type Cells = readonly string[];
export interface SheetResult {
  questions: Question[];
  /** With a heading; each row ends with why it failed. */
  failed: Cells[];
}

const types: Readonly<Record<string, QuestionType>> = {
  单选题: 'single',
  多选题: 'multiple',
  判断题: 'judge',
  填空题: 'blank',
  简答题: 'essay',
};
const MAX_ROWS = 500;

/** Parses the rows of a spreadsheet with the columns of the template. */
export async function parseSheet(file: File, newId: () => string): Promise<SheetResult> {
  const [heading = [], ...rows] = await cellsOf(file);
  const missing = ['题型', '题目', '答案', '分值'].filter((name) => !heading.includes(name));
  if (missing.length > 0) throw apiError(400, `表格缺少列：${missing.join('、')}，请使用模板`);
  if (rows.length > MAX_ROWS) throw apiError(400, `一次最多导入 ${MAX_ROWS} 题`);
  const questions: Question[] = [];
  const failed: Cells[] = [];
  for (const [index, row] of rows.entries()) {
    if (!row.some(Boolean)) continue;
    // The heading is row 1.
    const parsed = cellFault(row, index + 2) ?? parseRow(heading, row, newId);
    if (typeof parsed === 'string') failed.push([...heading.map((_, column) => shown(row[column])), parsed]);
    else questions.push(parsed);
  }
  return { questions, failed: failed.length > 0 ? [[...heading, '失败原因'], ...failed] : [] };
}

const errors =
  /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|#+)$/;

/** Names the cell that shows an error instead of a value. */
function cellFault(row: Cells, number: number): string | undefined {
  const column = row.findIndex((cell) => cell.startsWith(CELL_ERROR) || errors.test(cell));
  if (column < 0) return undefined;
  return `单元格 ${String.fromCharCode(65 + (column % 26))}${number} 有错误：${shown(row[column])}`;
}

const shown = (cell = '') => cell.replace(CELL_ERROR, '');

async function cellsOf(file: File): Promise<Cells[]> {
  const bytes = await file.arrayBuffer();
  if (/\.csv$/i.test(file.name)) return parseCsv(decoded(bytes));
  if (!/\.xlsx$/i.test(file.name)) throw apiError(400, '请上传 .xlsx 或 .csv 文件');
  try {
    const { readSheet } = await import('read-excel-file/universal');
    const { withShownCells } = await import('./spreadsheet/shown-cells.ts');
    const rows = await readSheet(new Blob([withShownCells(new Uint8Array(bytes))]));
    return rows.map((row) => row.map((cell) => withoutUnseen(String(cell ?? '')).trim()));
  } catch {
    throw apiError(400, '文件无法读取，请检查是否为有效的 Excel 文件');
  }
}

/** Spreadsheets of Chinese systems often save CSV in GB 18030. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** RFC 4180: quoted cells may hold commas, quotes and line breaks. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\n|\r|$)/g,
  )) {
    rows.at(-1)?.push(asShown(withoutUnseen(quoted?.replaceAll('""', '"') ?? bare)).trim());
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows;
}

/** `="007"` is how a file says that a cell is text; a spreadsheet shows the text, and no apostrophe before it. */
const asShown = (cell: string) =>
  cell.replace(/^="((?:[^"]|"")*)"$/, '$1').replace(/^'(?=[=+\-@＝＋－＠\t\r\n])/, '');

/** The question of a row, or why it is none. */
function parseRow(heading: Cells, row: Cells, newId: () => string): Question | string {
  const cell = (name: string) => row[heading.indexOf(name)] ?? '';
  const type = types[cell('题型').replace(/题?$/, '题')];
  if (!type) return `题型“${cell('题型')}”无效，应为${Object.keys(types).join('、')}`;
  const title = cell('题目');
  if (!title) return '题目为空';
  const points = Number(toHalfWidth(cell('分值')).replace(/\s*分$/, '') || Number.NaN);
  if (!(points > 0 && points <= 100)) return '分值应大于 0 且不超过 100';
  const hasOptions = type === 'single' || type === 'multiple';
  const options = [...'ABCDEFGH']
    .map((letter) => ({ letter, id: newId(), text: cell(`选项${letter}`) }))
    .filter(({ text }) => hasOptions && text);
  if (hasOptions && options.length < 2) return '至少需要两个选项';
  const given = cell('答案');
  const letters = lettersOf(given);
  const extra = letters.find((letter) => !options.some((option) => option.letter === letter));
  if (hasOptions && extra)
    return `答案“${given}”无效：${/[A-Z]/.test(extra) ? `没有选项${extra}` : '应为选项的字母'}`;
  const answer = hasOptions
    ? options.filter(({ letter }) => letters.includes(letter)).map(({ id }) => id)
    : plainAnswer(type, given);
  const gaps = title.match(/_{3,}/g)?.length ?? 0;
  if (type === 'blank' && gaps === 0) return '填空题的题目中请用 ____ 标出空格';
  if (type === 'blank' && gaps !== answer.length) return `题目有 ${gaps} 个空，答案有 ${answer.length} 个`;
  if (type !== 'essay' && answer.length === 0) return `答案“${given}”无效`;
  if (type === 'single' && answer.length > 1) return '单选题只能有一个答案';
  return {
    id: newId(),
    type,
    title,
    options: options.map(({ id, text }) => ({ id, text })),
    points,
    answer,
    analysis: cell('解析'),
  };
}

/** The letters of a key, `A、C`; signs that no key has stay among them, and are refused. */
const lettersOf = (given: string) => [
  ...toHalfWidth(given)
    .toUpperCase()
    .replaceAll(/[\s,;、，；/]/g, ''),
];

function plainAnswer(type: QuestionType, given: string): string[] {
  if (type === 'blank')
    return given
      .split(/[;；]/)
      .map((part) => part.trim())
      .filter(Boolean);
  if (type === 'essay') return given ? [given] : [];
  if (/^(对|正确|是|√|✓|T|true)$/i.test(given)) return ['true'];
  return /^(错|错误|否|×|✗|F|false)$/i.test(given) ? ['false'] : [];
}
