import { describe, expect, it, test } from 'vitest';
import { sheetStatuses, type Observation, type SheetContent } from '#src/api/learning/observation.ts';
import { BYTE_ORDER_MARK } from '#src/rules/csv.ts';
import { sheetCsv } from '#host/app/pages/observation/sheet-csv.ts';
import { coveredBy } from '#host/app/pages/observation/cover.ts';
import {
  faultsOf,
  fieldsOf,
  fullPoints,
  isSameContent,
  pointsFault,
  totalOf,
  withFields,
  withRemark,
} from '#host/app/pages/observation/sheet-fields.ts';
import { observationTexts } from '#host/app/pages/observation/texts.ts';

const words = observationTexts['zh-CN'];

const scale = {
  title: '通用课堂观察量表',
  groups: [
    { id: '1', title: '教学目标', criteria: [{ id: 'a', title: '目标明确', hint: '', points: 40 }] },
    { id: '2', title: '教学效果', criteria: [{ id: 'b', title: '学生参与', hint: '', points: 60 }] },
  ],
};
const remark = { id: 'r', seconds: 67, text: '追问及时' };
const sheet: SheetContent = { points: { a: '30' }, remarks: [remark], comment: '好' };

describe('a sheet as fields', () => {
  it('has one for each criterion and remark, and the comment', () => {
    expect(fieldsOf(scale, sheet)).toEqual({
      'points-a': '30',
      'points-b': '',
      'remark-r': '追问及时',
      comment: '好',
    });
  });

  it('takes over what is typed, and stays the same one where nothing is', () => {
    expect(withFields(scale, sheet, { 'points-b': '5x', 'remark-r': '追问', comment: '' })).toEqual({
      points: { a: '30', b: '5x' },
      remarks: [{ ...remark, text: '追问' }],
      comment: '',
    });
    expect(withFields(scale, sheet, {})).toBe(sheet);
    expect(withFields(scale, sheet, fieldsOf(scale, sheet))).toBe(sheet);
  });
});

test.each<[string, SheetContent, boolean]>([
  ['itself', sheet, true],
  ['one with an empty field more', { ...sheet, points: { a: '30', b: '' } }, true],
  ['one with other points', { ...sheet, points: { a: '31' } }, false],
  ['one with points more', { ...sheet, points: { a: '30', b: '0' } }, false],
  ['one with another comment', { ...sheet, comment: '' }, false],
  ['one without the remark', { ...sheet, remarks: [] }, false],
  ['one with another text', { ...sheet, remarks: [{ ...remark, text: '' }] }, false],
  ['one with another time', { ...sheet, remarks: [{ ...remark, seconds: 1 }] }, false],
])('a sheet is the same as %s: %#', (_, other, isSame) => {
  expect(isSameContent(sheet, other)).toBe(isSame);
  expect(isSameContent(other, sheet)).toBe(isSame);
});

it('remarks stand in the order of their time', () => {
  const later = { id: 'later', seconds: 90, text: '' };
  const sooner = { id: 'sooner', seconds: 3, text: '' };
  expect([later, sooner].reduce(withRemark, [remark]).map(({ id }) => id)).toEqual(['sooner', 'r', 'later']);
  expect(withRemark([remark], { ...remark, text: '改' })).toEqual([{ ...remark, text: '改' }]);
});

test.each([
  ['', 'pointsMissing'],
  ['  ', 'pointsMissing'],
  ['0', null],
  ['20', null],
  ['21', 'pointsWrong'],
  ['-1', 'pointsWrong'],
  ['8.5', 'pointsWrong'],
  ['二十', 'pointsWrong'],
])('%j of 20 points: %s', (typed, fault) => expect(pointsFault(typed, 20)).toBe(fault));

describe('what a sheet lacks', () => {
  const complete = { 'points-a': '40', 'points-b': '0', 'remark-r': '追问', comment: '' };
  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['nothing', {}, {}],
    ['points', { 'points-b': '' }, { 'points-b': '请评分' }],
    ['right points', { 'points-a': '41' }, { 'points-a': '请填写 0 至 40 的整数' }],
    ['the text of a remark', { 'remark-r': ' ' }, { 'remark-r': '请填写这条记录，或将它删除' }],
    ['a shorter remark', { 'remark-r': '好'.repeat(301) }, { 'remark-r': '最多 300 个字' }],
    ['a shorter comment', { comment: '好'.repeat(1001) }, { comment: '最多 1000 个字' }],
  ])('is %s', (_, typed, faults) =>
    expect(faultsOf(scale, [remark], { ...complete, ...typed }, words)).toEqual(faults),
  );
});

it('the total counts points that are right', () => {
  expect(fullPoints(scale)).toBe(100);
  expect(totalOf(scale, { a: '30', b: '5' })).toBe(35);
  expect(totalOf(scale, { a: '41', b: '5', c: '9' })).toBe(5);
});

it('the spreadsheet has points, mean, remarks and comment', () => {
  const observation: Observation = {
    id: '1',
    title: '听评课｜=1+1',
    teacher: '周静怡',
    isOpen: false,
    scale,
    own: {
      points: { a: '30', b: '50' },
      remarks: [remark],
      comment: '好',
      status: sheetStatuses.handedIn,
      revision: 1,
    },
    mean: { observers: 3, points: { a: 31.5, b: 52 }, total: 83.5 },
  };
  expect(sheetCsv(observation, words).replace(BYTE_ORDER_MARK, '').split('\r\n')).toEqual([
    '"听评课｜=1+1","周静怡","通用课堂观察量表"',
    '"维度","评价指标","满分","我的评分","平均分"',
    '"教学目标","目标明确","40","30","31.5"',
    '"教学效果","学生参与","60","50","52"',
    '"合计","","100","80","83.5"',
    '',
    '"时间","记录"',
    '"01:07","追问及时"',
    '',
    '"总体评价","好"',
    '',
  ]);
});

describe('a field and the film', () => {
  const film = { top: 68, bottom: 500, left: 300, right: 900 };
  const field = { top: 400, bottom: 460, left: 360, right: 800 };
  test.each([
    ['behind it', field, 112],
    ['below it', { ...field, top: 520, bottom: 580 }, 0],
    ['beside it', { ...field, left: 920, right: 1300 }, 0],
  ])('%s', (_, box, depth) => expect(coveredBy(box, [film])).toBe(depth));

  it('covers that have no box count for nothing', () => {
    expect(coveredBy(field, [{ top: 0, bottom: 0, left: 0, right: 0 }])).toBe(0);
  });
});
