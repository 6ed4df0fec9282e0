import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { landing, type SortablePosition } from '#host/app/content/sortable/sortable.ts';
import { allFiles, edited, withLessonMoved, type Edit } from '#host/app/pages/editor/edit-content.ts';

const at = (list: string, index: number): SortablePosition => ({ list, index });

describe('an item that is dropped over another', () => {
  test.each<
    [name: string, from: SortablePosition, over: SortablePosition, isBelow: boolean, to: SortablePosition]
  >([
    ['takes its place further down', at('a', 0), at('a', 2), true, at('a', 2)],
    ['takes its place further up', at('a', 2), at('a', 0), false, at('a', 0)],
    ['stays over itself', at('a', 1), at('a', 1), false, at('a', 1)],
    ['comes before it in another list', at('a', 0), at('b', 1), false, at('b', 1)],
    ['comes after it in another list, if it is lower', at('a', 0), at('b', 1), true, at('b', 2)],
  ])('%s', (_, from, over, isBelow, to) => expect(landing(from, over, isBelow)).toEqual(to));
});

describe('a lesson', () => {
  const chapter = (id: string, ...lessons: string[]) => ({
    id,
    title: id,
    lessons: lessons.map((one) => ({ id: one, title: one })),
  });
  const chapters = [chapter('a', '1', '2'), chapter('b', '3'), chapter('c')];
  const lessonsOf = (list: typeof chapters) =>
    list.map(({ lessons }) => lessons.map(({ id }) => id).join(''));

  test.each<[from: SortablePosition, to: SortablePosition, after: string[]]>([
    [at('a', 0), at('a', 1), ['21', '3', '']],
    [at('a', 1), at('b', 0), ['1', '23', '']],
    [at('a', 0), at('b', 1), ['2', '31', '']],
    [at('b', 0), at('a', Infinity), ['123', '', '']],
    [at('b', 0), at('c', 0), ['12', '', '3']],
    [at('c', 0), at('a', 0), ['12', '3', '']],
    [at('gone', 0), at('a', 0), ['12', '3', '']],
  ])('moves from %j to %j', (from, to, after) => {
    expect(lessonsOf(withLessonMoved(chapters, from, to))).toEqual(after);
  });

  test('is never lost or doubled', () => {
    const position = fc.record({ list: fc.constantFrom('a', 'b', 'c'), index: fc.nat(4) });
    fc.assert(
      fc.property(position, position, (from, to) => {
        const after = lessonsOf(withLessonMoved(chapters, from, to)).join('');
        expect([...after].sort()).toEqual(['1', '2', '3']);
      }),
    );
  });
});

describe('an edit', () => {
  const file = (id: string) => ({ id, url: `/${id}`, name: id });
  const content = {
    fields: { title: '古诗文', summary: '一' },
    choices: { category: ['c1'], stage: ['s1'] },
    files: { cover: [file('1')], film: [file('2')] },
    chapters: [],
  };

  test.each<[edit: Edit, changed: object]>([
    [{ type: 'field', name: 'title', value: '现代文' }, { fields: { title: '现代文', summary: '一' } }],
    [
      { type: 'choice', name: 'category', ids: ['c2', 'c3'] },
      { choices: { category: ['c2', 'c3'], stage: ['s1'] } },
    ],
    [{ type: 'choice', name: 'stage', ids: [] }, { choices: { category: ['c1'], stage: [] } }],
    [
      { type: 'set-files', slot: 'cover', files: [file('3'), file('4')] },
      { files: { cover: [file('3'), file('4')], film: [file('2')] } },
    ],
    [
      { type: 'add-file', slot: 'film', file: file('5') },
      { files: { cover: [file('1')], film: [file('2'), file('5')] } },
    ],
  ])('%j changes what it names, and nothing else', (edit, changed) => {
    expect(edited(content, edit)).toEqual({ ...content, ...changed });
  });

  test('leaves what was there as it was', () => {
    const before = structuredClone(content);
    edited(content, { type: 'set-files', slot: 'film', files: [] });
    expect(content).toEqual(before);
    expect(allFiles(content).map(({ id }) => id)).toEqual(['1', '2']);
  });
});
