import { expect, it, vi } from 'vitest';
import { countView } from '#host/app/content/count-view.ts';
import type { Http } from '#src/http/endpoint.ts';

const httpOf = () => ({}) as Http;

it('counts a view of an item once, whether by its card or by its details', () => {
  const opened = Object.assign(vi.fn().mockRejectedValue(new Error('down')), { definition: {} as never });
  const kind = { code: 'project', opened } as const;
  const http = httpOf();
  countView(http, kind, '1');
  countView(http, kind, '1');
  countView(http, kind, '2');
  countView(httpOf(), kind, '1');
  expect(opened.mock.calls.map(([, input]) => input)).toEqual([{ id: '1' }, { id: '2' }, { id: '1' }]);
});

it('counts nothing where no endpoint does', () => {
  expect(() => countView(httpOf(), { code: 'course' }, '1')).not.toThrow();
});
