// @vitest-environment node
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, test } from 'vitest';
import { createReportCollector } from '#host/example/report-collector.ts';

async function collecting() {
  const lines: string[] = [];
  const server = createReportCollector((line) => void lines.push(line));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const send = async (body: string, path = '/reports', method = 'POST') =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(method === 'POST' && { body }) })).status;
  return { lines, send };
}

it('writes a line for each report, with the time at which it came', async () => {
  const { lines, send } = await collecting();
  const reports = [
    { type: 'error', name: 'TypeError', view: '/course', release: '0.2.0', at: 12, time: 'never' },
    { type: 'vital', name: 'LCP', value: 1200.5, view: '/course', release: '0.2.0', at: 1300 },
  ];
  expect(await send(JSON.stringify({ reports }))).toBe(204);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown;
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(reports.map((one) => ({ ...one, time })));
});

test.each([
  ['what is no JSON', 'reports', '/reports', 'POST', 400],
  ['JSON without reports', '{}', '/reports', 'POST', 400],
  ['more than a browser sends', 'x'.repeat(70_000), '/reports', 'POST', 413],
  ['another path', '{"reports":[]}', '/', 'POST', 404],
  ['another method', '', '/reports', 'GET', 404],
])('refuses %s', async (_, body, path, method, status) => {
  const { lines, send } = await collecting();
  expect(await send(body, path, method)).toBe(status);
  expect(lines).toEqual([]);
});
