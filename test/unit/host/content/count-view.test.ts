import { expect, it, vi } from 'vitest';
import { countView } from '#host/app/content/count-view.ts';
import type { Portal } from '#src/portal.ts';

const newVisit = () => ({ http: {}, session: {} }) as Portal;

it('counts a view of an item once, whether by its card or by its details', () => {
  const opened = Object.assign(vi.fn().mockRejectedValue(new Error('down')), { definition: {} as never });
  const kind = { code: 'project', opened } as const;
  const visit = newVisit();
  countView(visit, kind, '1');
  countView(visit, kind, '1');
  countView(visit, kind, '2');
  countView(newVisit(), kind, '1');
  expect(opened.mock.calls.map(([, input]) => input)).toEqual([{ id: '1' }, { id: '2' }, { id: '1' }]);
});

it('counts nothing where no endpoint does', () => {
  expect(() => countView(newVisit(), { code: 'course' }, '1')).not.toThrow();
});
