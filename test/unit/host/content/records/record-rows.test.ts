import { describe, expect, it, test } from 'vitest';
import type { RecordChoice } from '#host/app/content/records/record-choice.ts';
import type { RecordKind } from '#host/app/content/records/record-kind.ts';
import { chooseRows } from '#host/app/content/records/record-rows.ts';

interface Row {
  id: number;
  title: string;
  points: number | null;
  status: number;
}

const kind: Pick<RecordKind<Row>, 'tabs' | 'filters' | 'columns'> = {
  tabs: [
    { value: 'all', label: '' },
    { value: 'open', label: '', has: ({ status }) => status === 1 },
  ],
  filters: [
    {
      key: 'level',
      label: '',
      options: [],
      has: ({ points }, level) => (points ?? 0) >= Number(level),
    },
  ],
  columns: [
    { key: 'title', heading: '', text: ({ title }) => title, sort: ({ title }) => title },
    { key: 'points', heading: '', text: ({ points }) => String(points ?? ''), sort: ({ points }) => points },
    { key: 'plain', heading: '', text: ({ status }) => (status === 1 ? 'Open' : '') },
  ],
};
const rows: Row[] = [
  { id: 1, title: '张老师的课', points: 20, status: 1 },
  { id: 2, title: '第10课', points: null, status: 2 },
  { id: 3, title: '第9课', points: 5, status: 1 },
  { id: 4, title: '李老师的课', points: 100, status: 2 },
];
const choice: RecordChoice = {
  tab: 'all',
  filters: {},
  searchVal: '',
  sort: '',
  isDescending: false,
  page: 1,
};
const chosen = (more: Partial<RecordChoice>) => chooseRows(kind, rows, { ...choice, ...more }, 'zh-CN');
const ids = (more: Partial<RecordChoice>) => chosen(more).rows.map(({ id }) => id);

describe('the rows of a choice', () => {
  test.each<[string, Partial<RecordChoice>, number[]]>([
    ['all, in their order', {}, [1, 2, 3, 4]],
    ['of a tab', { tab: 'open' }, [1, 3]],
    ['of a filter', { filters: { level: '20' } }, [1, 4]],
    ['of a filter that the kind does not have', { filters: { other: '1' } }, [1, 2, 3, 4]],
    ['with a word', { searchVal: '老师' }, [1, 4]],
    ['with all words, in any column and case', { searchVal: '课 OPEN' }, [1, 3]],
    ['with no such word', { searchVal: '没有' }, []],
    ['by name, as pinyin', { sort: 'title' }, [3, 2, 4, 1]],
    ['by name, downwards', { sort: 'title', isDescending: true }, [1, 4, 2, 3]],
    ['by number, the unknown last', { sort: 'points' }, [3, 1, 4, 2]],
    ['by number, downwards, the unknown last', { sort: 'points', isDescending: true }, [4, 1, 3, 2]],
    ['by a column that cannot be sorted', { sort: 'plain' }, [1, 2, 3, 4]],
  ])('%s', (_, more, expected) => expect(ids(more)).toEqual(expected));

  it('are counted by tab after search and filters', () => {
    expect(chosen({ tab: 'open', searchVal: '老师' }).counts).toEqual({ all: 2, open: 1 });
  });

  it('are all found and counted among 10,000', () => {
    const many = Array.from({ length: 10_000 }, (_, id) => ({
      id,
      title: `第${(id * 7919) % 10_000}课`,
      points: id % 97,
      status: id % 3,
    }));
    const { rows, counts } = chooseRows(kind, many, { ...choice, searchVal: '课', sort: 'points' }, 'zh-CN');
    expect(rows).toHaveLength(10_000);
    expect(counts.open).toBe(3333);
  });
});
