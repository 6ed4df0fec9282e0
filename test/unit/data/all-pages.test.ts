import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import type { Page, PageRequest } from '#src/api/schemas.ts';
import { allPages } from '#src/data/queries/all-pages.ts';
import { ALL_PAGES_MAX } from '#src/rules/limits.ts';
import type { EndpointResponse, Http } from '#src/http/endpoint.ts';

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

  const withAnswers = (
    endpoint: ReturnType<typeof pageEndpoint>['endpoint'],
    change: (data: Page<Numbered>) => Page<Numbered>,
  ) =>
    Object.assign(
      async (...args: Parameters<typeof endpoint>) => {
        const response = await endpoint(...args);
        return { ...response, data: change(response.data) };
      },
      { definition: endpoint.definition },
    );

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

  it('has no row twice however often the pages move, and is not asked for without end', async () => {
    const { asked, endpoint } = pageEndpoint(120, 50, 99);
    const rows = await wholeList(endpoint);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    // Three pages, and once more.
    expect(asked).toHaveLength(6);
  });

  it('ends although the server names a wrong total', async () => {
    const { asked, endpoint } = pageEndpoint(10, 500);
    const wrong = withAnswers(endpoint, (data) => ({ ...data, total: 99 }));
    expect((await allPages(wrong)({} as Http, { kind: 'live' })).data).toHaveLength(10);
    expect(asked).toHaveLength(2);
  });

  it('ends although the server has more rows without end', async () => {
    const { asked, endpoint } = pageEndpoint(Number.MAX_SAFE_INTEGER, 3);
    await allPages(endpoint)({} as Http, { kind: 'live' });
    expect(asked).toHaveLength(ALL_PAGES_MAX);
  });

  it('fails with its first page that fails', async () => {
    const { asked, endpoint } = pageEndpoint(450, 200);
    const refusal = { type: 'passed', code: 403, message: '无权查看', data: null } as const;
    const failing = Object.assign(
      async (...args: Parameters<typeof endpoint>) => (args[1].current === 2 ? refusal : endpoint(...args)),
      { definition: endpoint.definition },
    );
    expect(await allPages(failing)({} as Http, { kind: 'live' })).toBe(refusal);
    expect(asked).toHaveLength(1);
  });

  it('is named in the cache as the endpoint of its pages', () => {
    const { endpoint } = pageEndpoint(1, 1);
    expect(allPages(endpoint).definition).toBe(endpoint.definition);
  });
});
