// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AuthoredContent } from '#src/api/authoring.ts';
import { checkDocument } from '#host/app/pages/editor/check-document.ts';
import { cropArea } from '#host/app/pages/editor/cover/cover-crop.ts';
import { editorKinds } from '#host/app/pages/editor/editor-kinds.ts';
import { publishOffer } from '#host/app/pages/editor/publish-offer.ts';
import { editorTexts } from '#host/app/pages/editor/texts.ts';
import { COVER_HEIGHT_PX, COVER_WIDTH_PX } from '#host/app/limits.ts';

const words = editorTexts['zh-CN'];
const file = { id: '1', url: '/a', name: 'a.mp4' };
const complete: AuthoredContent = {
  fields: {
    title: '古诗文',
    summary: '围绕课例',
    teacher: '陈思远',
    startTime: '2026-12-01',
    endTime: '2026-12-31',
    lessonNum: '2.5',
    price: '0',
  },
  choices: { category: ['1-chinese'] },
  files: { cover: [file], film: [file], l1: [file] },
  chapters: [{ id: 'c1', title: '导学', lessons: [{ id: 'l1', title: '为什么' }] }],
};
const { createdCourse, courseAdd } = editorKinds;

function faults(change: Partial<AuthoredContent>, kind = createdCourse) {
  if (!kind) throw new Error('there is no such kind');
  return checkDocument(kind, { ...complete, ...change }, words).map(({ at, message }) => `${at}: ${message}`);
}
const fields = (values: Record<string, string>) => ({ fields: { ...complete.fields, ...values } });

describe('a document', () => {
  it.each<[string, Partial<AuthoredContent>, string[]]>([
    ['complete', {}, []],
    ['without a title', fields({ title: '  ' }), ['title: 请填写课程名称']],
    ['with a long title', fields({ title: '长'.repeat(61) }), ['title: 课程名称在60字以内']],
    [
      'with words for a number',
      fields({ lessonNum: '两' }),
      ['lessonNum: 学时应在 0 到 500 之间，最小单位 0.5'],
    ],
    [
      'with a third of an hour',
      fields({ lessonNum: '0.3' }),
      ['lessonNum: 学时应在 0 到 500 之间，最小单位 0.5'],
    ],
    [
      'with a price below nothing',
      fields({ price: '-1' }),
      ['price: 价格（元）应在 0 到 9999 之间，最小单位 0.01'],
    ],
    ['without a date', fields({ startTime: '' }), ['startTime: 请选择开始时间']],
    ['that ends before it starts', fields({ endTime: '2026-11-30' }), ['endTime: 结束时间应晚于开始时间']],
    ['of one day', fields({ endTime: '2026-12-01' }), []],
    ['without a category', { choices: {} }, ['category: 请选择学段学科']],
    ['without a cover', { files: { l1: [file] } }, ['cover: 请选择封面']],
    ['without chapters', { chapters: [] }, ['chapters: 请至少添加一章']],
    [
      'with empty chapters',
      { chapters: [{ id: 'c1', title: '', lessons: [] }] },
      ['c1: 请填写第 1 章的名称', 'c1: 第 1 章还没有课时'],
    ],
    [
      'with an empty lesson',
      { chapters: [{ id: 'c1', title: '导学', lessons: [{ id: 'l2', title: '' }] }] },
      ['l2: 请填写第 1 章第 1 节的名称', 'l2: 请上传第 1 章第 1 节的视频'],
    ],
    [
      'with an interrupted video',
      { files: { ...complete.files, l1: [{ id: 'x', url: '', name: '实录.mp4' }] } },
      ['l1: “实录.mp4”还没有上传完成'],
    ],
  ])('%s', (_, change, expected) => {
    expect(faults(change)).toEqual(expected);
  });

  it('needs a video where it has no chapters', () => {
    expect(faults({ files: { cover: [file] } }, courseAdd)).toEqual(['film: 请上传视频']);
  });
});

it.each([
  [undefined, undefined, null],
  [false, false, null],
  [false, true, null],
  [true, undefined, 'submit'],
  [true, false, 'submit'],
  [true, true, 'publish'],
] as const)('with the rights to issue %s and to audit %s the offer is %s', (mayIssue, mayAudit, offer) => {
  expect(publishOffer({ mayIssue, mayAudit })).toBe(offer);
});

it('crops a part of the picture that has the shape of a cover', () => {
  const side = fc.integer({ min: 1, max: 8000 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      side,
      side,
      fc.double({ min: 1, max: 4, noNaN: true }),
      share,
      share,
      (width, height, zoom, x, y) => {
        const area = cropArea({ width, height }, { zoom, x, y });
        expect(area.width / area.height).toBeCloseTo(COVER_WIDTH_PX / COVER_HEIGHT_PX);
        expect(Math.min(area.left, area.top)).toBeGreaterThanOrEqual(-1e-6);
        expect(area.left + area.width).toBeLessThanOrEqual(width + 1e-6);
        expect(area.top + area.height).toBeLessThanOrEqual(height + 1e-6);
      },
    ),
  );
});
