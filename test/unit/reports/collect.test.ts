import { describe, expect, it, test } from 'vitest';
import { PORTAL_VERSION } from '#src/config.ts';
import { NetworkError, RefusedError } from '#src/http/errors.ts';
import { createCollector } from '#src/reports/collect.ts';
import type { PortalReport } from '#src/reports/report.ts';
import { REPORTS_MAX } from '#src/rules/limits.ts';
import type { RaisedError } from '#src/rules/raised-errors.ts';

function collecting() {
  const reports: PortalReport[] = [];
  const collector = createCollector((report) => void reports.push(report));
  return { ...collector, reports };
}

const refused = (code: number) => new RefusedError('服务器繁忙', { code });
const call = 'GET /api/problem/{id}';

it('makes a report with the release, the view and the time in whole milliseconds', () => {
  const { addError, reports } = collecting();
  addError({ error: refused(500), view: '/space/homework/:id', call, at: 1234.56 });
  expect(reports).toEqual([
    {
      type: 'call',
      name: 'RefusedError',
      code: 500,
      call,
      release: PORTAL_VERSION,
      view: '/space/homework/:id',
      at: 1235,
    },
  ]);
});

it('leaves the view empty where nobody knows it', () => {
  const { addError, reports } = collecting();
  addError({ error: refused(500), call, at: 1 });
  expect(reports).toMatchObject([{ view: '' }]);
});

describe('of two errors', () => {
  const same = refused(500);
  const one: RaisedError = { error: same, view: '/course', call, at: 1 };

  test.each<[what: string, other: Partial<RaisedError>, isReported: boolean]>([
    ['the same again', {}, false],
    ['the same elsewhere: one error passes several places', { view: 'portal-bell', call: undefined }, false],
    ['another of the same kind', { error: refused(500), at: 900 }, false],
    ['another code', { error: refused(502) }, true],
    ['another name', { error: new NetworkError('无网络') }, true],
    ['another call', { error: refused(500), call: 'PUT /api/problem' }, true],
    ['another view', { error: refused(500), view: '/index' }, true],
  ])('%s', (_, other, isReported) => {
    const { addError, reports } = collecting();
    addError(one);
    addError({ ...one, ...other });
    expect(reports).toHaveLength(isReported ? 2 : 1);
  });

  it('texts that are thrown are told apart by nothing', () => {
    const { addError, reports } = collecting();
    for (const error of ['first', 'second', 'first']) addError({ error, at: 1 });
    expect(reports).toMatchObject([{ type: 'error', name: 'string' }]);
  });
});

it('reports a measurement again where its value has changed', () => {
  const { add, reports } = collecting();
  const vital = { type: 'vital', name: 'CLS', rating: 'good', id: 'v4-1' } as const;
  for (const value of [0.01, 0.01, 0.02]) add({ ...vital, value }, '/index', 5);
  expect(reports).toMatchObject([{ value: 0.01 }, { value: 0.02 }]);
});

it(`reports no more than ${REPORTS_MAX} of a page`, () => {
  const { addError, reports } = collecting();
  for (let code = 0; code < REPORTS_MAX + 20; code++) addError({ error: refused(code), call, at: 1 });
  expect(reports).toHaveLength(REPORTS_MAX);
});
