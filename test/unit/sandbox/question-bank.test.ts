// @vitest-environment node
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate/browser';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '#host/sandbox/authoring/question-sheet.ts';
import { getAuthoredPage } from '#src/api/authoring.ts';
import * as bank from '#src/api/question-bank.ts';
import { getSelectives, submitSelective } from '#src/api/selective.ts';
import { getFailedRows } from '#src/api/uploads.ts';
import { portalOf, sandboxAt } from './portal.ts';

/** A spreadsheet of one good row and one without a second option. */
const xlsx =
  'UEsDBBQAAAAIAKkxd10cdPw42AAAAPYBAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbK2RvU4DMQzHX+WUtWpcGDqgXhfKCgy8gJvz9aLLl2K3XN++uVAYUIGFyUr+Hz9L3rydE3EzeRe4VYNIegBgM5BH1jFRKEofs0cpz3yAhGbEA8H9arUGE4NQkKXMHWq72VGPRyfN01S+2cbQqkyOVfP4YZxZrcKUnDUoRYdT6L5RlleCLsnq4cEmXhSDgpuEWfkZcM29nChn21Hzilme0RcXTA7eYx73MY7695IbW8a+t4a6aI6+RDSnTNjxQCTe6Tq1RxsWf/OrmaGOu39e5Kv/cw+o595eAFBLAwQUAAAACACpMXdd/luGcooAAADwAAAACwAAAF9yZWxzLy5yZWxzjc8xDsIwDAXQq1Q+QF0YGFDaiaUr4gImddqqTRw5QZTbk7EgBkbrf70vmyuvlGcJaZpjqja/htTClHM8IyY7sadUS+RQEifqKZdTR4xkFxoZj01zQt0b0Jm9WfVDC9oPB6hur8j/2OLcbPki9uE55B8TX40ik46cW9hWfIoud5GlLihgZ/Djwe4NUEsDBBQAAAAIAKkxd10H3n18jAAAAN8AAAAPAAAAeGwvd29ya2Jvb2sueG1sjY+xDoMwDER/BeUDaujQAQFTFz4jDU4TgePITtV+fiMoe6e708nPuuHNsj6Y1+ZDW9LRhFJyD6AuIFm9cMZUG89CttQoT9AsaBcNiIU2uLbtDcjGZA5CL/8w2Pvo8M7uRZjKARHcbImcNMSsZhr2D/rTJlnC0XSm2eO87F76WI3MS2dgGuC8gHPU9AVQSwMEFAAAAAgAqTF3XbZUqs+OAAAA8QAAABoAAAB4bC9fcmVscy93b3JrYm9vay54bWwucmVsc43PPQ7CMAwF4KtUOUDdMjCgJhNLV8QFotRtojY/so2A2xMxoCIxMFl+lr4nDxfcrISc2IfCzSNuibXyIuUEwM5jtNzmgqle5kzRSl1pgWLdaheEQ9cdgfaGMsPebMZJKxqnXjXXZ8F/7DzPweE5u1vEJD8q4J5pZY8oFbW0oGj1iRjeo2+rqsAM8PWheQFQSwMEFAAAAAgAqTF3XSZhBClZAQAASQQAABgAAAB4bC93b3Jrc2hlZXRzL3NoZWV0MS54bWyd1FtKw0AUBuCtlCzAaRPwQaYDrTUuwBWEGE2wuTAZWh8DilZEqFAlaCm0IkLxUnxqQXEzzaW7cNJKaOVMQd+SM/lymP9kgpsuPfJNw2CFY7vu+GXJZMzbQsjXTcPW/A3XMxy+cuBSW2P8lh4i36OGtj9Hdh3JxeImsjXLkQie12oa0wimbrNAy1KJV/XsolKSCqwsWU7dcow9Rnnd8glmZDYIo94lRoxglFWQ/iOqa0Ry/wqIbaEILmb9SQUgtfWkCpAdEUleOnG/BQhVJKLWWRR8AGJXJNKnh7jXXhWIZ50HLueBy6KmVzfZ5gYhlLkQdUdJ+yS5O03Ph+nnc3w7idrXcfgGTUH0Dk6n4y536eMXNIo1jgvuuIbmIXLQ8NQsnwaRMWosx/331iuhK3noyn9CF6IR7xtMx8PFxwhlLaJJ5x2KSvQ4dDRU5VdUiy2jpUOO8r8H+QZQSwECFAMUAAAACACpMXddHHT8ONgAAAD2AQAAEwAAAAAAAAAAAAAAgAEAAAAAW0NvbnRlbnRfVHlwZXNdLnhtbFBLAQIUAxQAAAAIAKkxd13+W4ZyigAAAPAAAAALAAAAAAAAAAAAAACAAQkBAABfcmVscy8ucmVsc1BLAQIUAxQAAAAIAKkxd10H3n18jAAAAN8AAAAPAAAAAAAAAAAAAACAAbwBAAB4bC93b3JrYm9vay54bWxQSwECFAMUAAAACACpMXddtlSqz44AAADxAAAAGgAAAAAAAAAAAAAAgAF1AgAAeGwvX3JlbHMvd29ya2Jvb2sueG1sLnJlbHNQSwECFAMUAAAACACpMXddJmEEKVkBAABJBAAAGAAAAAAAAAAAAAAAgAE7AwAAeGwvd29ya3NoZWV0cy9zaGVldDEueG1sUEsFBgAAAAAFAAUARQEAAMoEAAAAAA==';
const heading = '题型,题目,选项A,选项B,答案,分值,解析';

/** A spreadsheet with cells of numbers, by their formats. */
function workbook(formats: readonly string[], rows: readonly (readonly string[])[]): File {
  const parts = unzipSync(Buffer.from(xlsx, 'base64'));
  const cells = rows.map((row, y) => {
    const written = row.map((cell, x) =>
      cell.startsWith('<')
        ? cell.replace('<c', `<c r="${'ABCDEFGH'[x]}${y + 1}"`)
        : `<c r="${'ABCDEFGH'[x]}${y + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`,
    );
    return `<row r="${y + 1}">${written.join('')}</row>`;
  });
  const path = 'xl/worksheets/sheet1.xml';
  const sheet = strFromU8(parts[path] ?? new Uint8Array());
  parts[path] = strToU8(
    sheet.replace(/<sheetData>[^]*<\/sheetData>/, `<sheetData>${cells.join('')}</sheetData>`),
  );
  parts['xl/styles.xml'] = strToU8(
    `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts>${formats
      .map(
        (format, index) =>
          `<numFmt numFmtId="${200 + index}" formatCode="${format.replaceAll('"', '&quot;')}"/>`,
      )
      .join(
        '',
      )}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, index) => `<xf numFmtId="${200 + index}"/>`).join('')}</cellXfs></styleSheet>`,
  );
  return new File([zipSync(parts)], '试题.xlsx');
}

async function scene() {
  const ask = portalOf(sandboxAt(), 'teacher');
  const { records } = await ask(getAuthoredPage, { kind: 'exam', current: 1, size: 1 });
  const id = records[0]?.id ?? '';
  return { ask, id, given: await ask(bank.getExamQuestions, { id }) };
}

const csv = (...rows: string[]) => new File([[heading, ...rows].join('\r\n')], '试题.csv');

describe('the questions of an exam', () => {
  it('are saved once per version', async () => {
    const { ask, id, given } = await scene();
    expect(given.questions.length).toBeGreaterThan(5);
    const questions = given.questions.slice(1);
    const saved = await ask(bank.saveExamQuestions, { id, questions, version: given.version });
    expect(saved.version).toBe(given.version + 1);
    expect(await ask(bank.getExamQuestions, { id })).toMatchObject({ questions, version: saved.version });
    await expect(ask(bank.saveExamQuestions, { id, questions, version: given.version })).rejects.toThrow(
      '已在其他窗口',
    );
  });

  it('of an exam of somebody else are not there', async () => {
    const { ask } = await scene();
    await expect(ask(bank.getExamQuestions, { id: 'exam-100201' })).rejects.toThrow('不存在');
  });

  it.each([
    ['判断题,地球是圆的,,,对,2,', 'judge', ['true']],
    ['填空题,一年有____个月,,,12,2.5,', 'blank', ['12']],
    ['简答题,"谈谈,反思",,,略,10,', 'essay', ['略']],
  ])('are imported from the row %s', async (row, type, answer) => {
    const { ask, id } = await scene();
    const { questions, failed } = await ask(bank.importQuestions, { id, file: csv(row) });
    expect(questions).toMatchObject([{ type, answer }]);
    expect(failed).toBe(0);
  });

  it.each([
    ['选择题,题目,甲,乙,A,2,', '题型“选择题”无效'],
    ['单选题,,甲,乙,A,2,', '题目为空'],
    ['单选题,题目,甲,,A,2,', '至少需要两个选项'],
    ['单选题,题目,甲,乙,C,2,', '答案“C”无效'],
    ['多选题,题目,甲,乙,ABE,2,', '答案“ABE”无效：没有选项E'],
    ['单选题,题目,甲,乙,A不是B,2,', '答案“A不是B”无效：应为选项的字母'],
    ['填空题,填____,,,#REF!,2,', '单元格 E3 有错误：#REF!'],
    ['单选题,题目,甲,乙,AB,2,', '只能有一个答案'],
    ['判断题,题目,,,对,0,', '分值应大于 0'],
    ['填空题,没有空,,,答案,2,', '请用 ____ 标出空格'],
    ['填空题,____和____,,,一个,2,', '题目有 2 个空，答案有 1 个'],
  ])('are not imported from the row %s, which is answered as a file', async (row, reason) => {
    const { ask, id } = await scene();
    const file = csv('判断题,好的,,,错,2,', row);
    const { questions, failed, failedId } = await ask(bank.importQuestions, { id, file });
    expect([questions.length, failed]).toEqual([1, 1]);
    const rows = parseCsv(await (await ask(getFailedRows, { id: failedId })).text());
    expect(rows[1]?.at(-1)).toContain(reason);
  });

  it('are imported from Excel', async () => {
    const { ask, id } = await scene();
    const file = new File([Buffer.from(xlsx, 'base64')], '试题.xlsx');
    const { questions, failed } = await ask(bank.importQuestions, { id, file });
    expect(questions).toMatchObject([{ title: '地球的自转方向是', points: 2, analysis: '自西向东' }]);
    expect(failed).toBe(1);
  });

  it.each([
    ['a date', 'yyyy"年"m"月"d"日"', '<c s="1"><v>46082</v></c>', '2026年3月1日'],
    ['a time', 'h:mm', '<c s="1"><v>0.375</v></c>', '9:00'],
    ['a percentage', '0%', '<c s="1"><v>0.5</v></c>', '50%'],
    ['leading zeros', '000', '<c s="1"><v>7</v></c>', '007'],
    ['a number without a format', '0', '<c><v>0.30000000000000004</v></c>', '0.3'],
    ['the text of a formula', '0', '<c t="str"><f>A1</f><v>北京</v></c>', '北京'],
  ])('are imported with %s as Excel shows it', async (_, format, cell, shown) => {
    const { ask, id } = await scene();
    const file = workbook(
      [format],
      [
        ['题型', '题目', '答案', '分值'],
        ['填空题', '填____', cell, '<c><v>2</v></c>'],
      ],
    );
    const { questions, failed } = await ask(bank.importQuestions, { id, file });
    expect(questions).toMatchObject([{ answer: [shown], points: 2 }]);
    expect(failed).toBe(0);
  });

  it.each([
    ['<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', '单元格 C2 有错误：#DIV/0!'],
    ['<c><f>1+1</f></c>', '单元格 C2 有错误：公式没有结果'],
    ['<c s="1"><v>0.5</v></c>', '单元格 C2 有错误：不支持的数字格式 # ?/?'],
  ])('are not imported from a row with the cell %s, which is named', async (cell, reason) => {
    const { ask, id } = await scene();
    const file = workbook(
      ['# ?/?'],
      [
        ['题型', '题目', '答案', '分值'],
        ['填空题', '填____', cell, '<c><v>2</v></c>'],
      ],
    );
    const { failed, failedId } = await ask(bank.importQuestions, { id, file });
    expect(failed).toBe(1);
    expect(await (await ask(getFailedRows, { id: failedId })).text()).toContain(reason);
  });

  it.each([
    ['单选题,题目,甲,乙,Ｂ,２分,', ['乙'], 2],
    ['多选题,题目,甲,乙,"A、B",2,', ['甲', '乙'], 2],
    ['单选题,题目,"=""007""",乙,A,2,', ['007'], 2],
  ])('are imported from the row %s with the marked options', async (row, right, points) => {
    const { ask, id } = await scene();
    const { questions } = await ask(bank.importQuestions, { id, file: csv(row) });
    const [question] = questions;
    const marked = question?.options?.filter((option) => question.answer?.includes(option.id));
    expect(marked?.map(({ text }) => text)).toEqual(right);
    expect(question?.points).toBe(points);
  });

  it.each([
    ['no table', new File(['x'], '试题.pdf'), '.xlsx 或 .csv'],
    ['a broken table', new File(['x'], '试题.xlsx'), '文件无法读取'],
    ['another table', new File(['姓名\r\n李静'], '试题.csv'), '表格缺少列'],
  ])('are not imported from %s', async (_, file, message) => {
    const { ask, id } = await scene();
    await expect(ask(bank.importQuestions, { id, file })).rejects.toThrow(message);
  });
});

describe('optional courses', () => {
  it('are submitted when they have the hours, before the end', async () => {
    const { ask } = await scene();
    const [open, , closed] = await ask(getSelectives, undefined);
    const courseIds = open?.courses.map(({ id }) => id) ?? [];
    await expect(
      ask(submitSelective, { id: open?.id ?? '', courseIds: courseIds.slice(0, 1) }),
    ).rejects.toThrow('还差 6 学时');
    await ask(submitSelective, { id: open?.id ?? '', courseIds });
    const [changed] = await ask(getSelectives, undefined);
    expect(changed?.courses.every(({ chosen }) => chosen)).toBe(true);
    await expect(ask(submitSelective, { id: closed?.id ?? '', courseIds })).rejects.toThrow('已截止');
  });
});
