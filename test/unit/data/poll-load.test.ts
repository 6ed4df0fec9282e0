// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import { loadPoll } from '../../bench/load/poll-code.ts';
import { simulate, type Scenario } from '../../bench/load/simulate.ts';
import { POLL_INTERVAL_MS } from '#src/rules/limits.ts';

let poll: Awaited<ReturnType<typeof loadPoll>>;
beforeAll(async () => {
  poll = await loadPoll();
});

const minute = 60_000;
const morning: Scenario = { browsers: 60, hours: 2, seed: 7 };

test('the same seed loads the back end in the same way', async () => {
  expect(await simulate(morning, poll)).toEqual(await simulate(morning, poll));
  expect(await simulate({ ...morning, seed: 8 }, poll)).not.toEqual(await simulate(morning, poll));
});

test('browsers ask less often than tabs that ask alone, though each asks when it is looked at again', async () => {
  const { perUserHour, alonePerUserHour } = await simulate(morning, poll);
  expect(alonePerUserHour).toBeGreaterThan((2 * 3_600_000) / POLL_INTERVAL_MS);
  expect(perUserHour).toBeLessThan(alonePerUserHour);
});

test('a back end that returns is not asked by all browsers at once', async () => {
  const outage = { from: 40 * minute, to: 50 * minute };
  const { worst, worstAfterOutage } = await simulate({ ...morning, outage }, poll);
  expect(worstAfterOutage).toBeLessThanOrEqual(2 * worst);
});
