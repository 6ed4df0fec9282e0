import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import type { RecordChoice } from '#host/app/content/records/record-choice.ts';
import type { RecordKind } from '#host/app/content/records/record-kind.ts';
import { chooseRows } from '#host/app/content/records/record-rows.ts';
import { allPages } from '#host/app/content/records/record-sources.ts';
import type { Page, PageRequest } from '#src/api/schemas.ts';
import type { EndpointResponse, Http } from '#src/http/endpoint.ts';

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

describe('a whole list from pages', () => {
  interface Numbered {
    id: string;
  }
  /** `moves`: before so many of the requests, a row comes to the start of the list. */
  const pageEndpoint = (total: number, serverLimit: number, moves = 0) => {
    const asked: PageRequest[] = [];
    const send = async (_: Http, input: PageRequest & { kind: string }) => {
      asked.push(input);
      const size = Math.min(input.size, serverLimit);
      const first = (input.current - 1) * size;
      const added = Math.min(moves, asked.length - 1);
      const records = Array.from({ length: Math.max(0, Math.min(size, total + added - first)) }, (_, at) => ({
        id: String(first + at - added),
      }));
      const data: Page<Numbered> = { records, total: total + added, current: input.current, size };
      return { type: 'success', code: 200, message: '', data } satisfies EndpointResponse<Page<Numbered>>;
    };
    const definition = { method: 'GET', path: '/x', response: v.any() } as const;
    return {
      asked,
      endpoint: Object.assign(send, { definition }),
    };
  };

  async function wholeList(endpoint: ReturnType<typeof pageEndpoint>['endpoint']): Promise<Numbered[]> {
    const response = await allPages(endpoint)({} as Http, { kind: 'live' });
    return response.type === 'success' ? response.data : [];
  }

  test.each([
    [0, 500, 1],
    [3, 500, 1],
    [200, 500, 1],
    [450, 500, 3],
    [120, 50, 3],
  ])('of %i rows, at most %i at once, takes %i requests', async (total, limit, requests) => {
    const { asked, endpoint } = pageEndpoint(total, limit);
    const response = await allPages(endpoint)({} as Http, { kind: 'live' });
    expect(response.data).toEqual(Array.from({ length: total }, (_, at) => ({ id: String(at) })));
    expect(asked).toHaveLength(requests);
    expect(asked.every((input) => (input as { kind?: string }).kind === 'live')).toBe(true);
  });

  it('has each row once, and the new one, when a row comes between two requests', async () => {
    const { endpoint } = pageEndpoint(120, 50, 1);
    const rows = await wholeList(endpoint);
    expect(rows.map(({ id }) => Number(id))).toEqual(Array.from({ length: 121 }, (_, at) => at - 1));
  });

  it('has no row twice however often the pages move', async () => {
    const { endpoint } = pageEndpoint(120, 50, 99);
    const rows = await wholeList(endpoint);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('ends although the server names a wrong total', async () => {
    const { endpoint } = pageEndpoint(10, 500);
    const wrong = Object.assign(
      async (...args: Parameters<typeof endpoint>) => {
        const response = await endpoint(...args);
        return response.type === 'success'
          ? { ...response, data: { ...response.data, total: 99 } }
          : response;
      },
      { definition: endpoint.definition },
    );
    expect((await allPages(wrong)({} as Http, { kind: 'live' })).data).toHaveLength(10);
  });
});
