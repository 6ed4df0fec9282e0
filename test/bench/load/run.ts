/**
 * Simulates how often 10,000 browsers ask for unread counts, on the portal's own poll and a clock of its own, and counts
 * the calls of a visit. Writes both into the documentation. `BROWSERS=1000 npm run bench:load` is quicker.
 */
import { buildPortal } from '#host/server/portal-build.ts';
import { markdownTable, recordTable } from '../../recorded-tables.ts';
import { loadPoll } from './poll-code.ts';
import { simulate, type Load, type Outage } from './simulate.ts';
import { callsOfVisit } from './visit.ts';

const browsers = Number(process.env.BROWSERS ?? 10_000);
const minute = 60_000;

const scenarios: Readonly<Record<string, Outage | undefined>> = {
  'no outage': undefined,
  'away for 1 minute': { from: 60 * minute, to: 61 * minute },
  'away for 10 minutes': { from: 60 * minute, to: 70 * minute },
  'the same, `Retry-After: 1800`': { from: 60 * minute, to: 70 * minute, retryAfter: 1800 },
};

/** Of a million users a day: how long each has the portal open, and how many of them at once. */
const OPEN_HOURS = 2 / 3;
const AT_ONCE = 150_000;
const MILLION = 1_000_000;

const poll = await loadPoll();
const loads: Record<string, Load> = {};
for (const [name, outage] of Object.entries(scenarios)) {
  loads[name] = await simulate({ browsers, hours: 2.5, seed: 2026, ...(outage && { outage }) }, poll);
  console.log(name, loads[name]);
}
await buildPortal();
const visit = await callsOfVisit();
const perUserHour = loads['no outage']?.perUserHour ?? 0;
const perDay = MILLION * (perUserHour * OPEN_HOURS + visit);
const perSecond = (AT_ONCE * (perUserHour + visit / OPEN_HOURS)) / 3600;
console.log({ visit, perDay, perSecond });

const rounded = (value: number) => (value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en'));
recordTable(
  'bench:load',
  markdownTable(
    ['', 'calls per user and hour', 'per second', 'worst second', 'worst second after it'],
    Object.entries(loads).map(([name, { perUserHour: own, mean, worst, worstAfterOutage }]) => [
      name,
      rounded(own),
      rounded(mean),
      String(worst),
      worstAfterOutage ? String(worstAfterOutage) : '–',
    ]),
  ),
);
recordTable(
  'bench:million',
  markdownTable(
    ['calls of one visit', 'calls a day', 'calls per second in the busiest hour'],
    [[String(visit), rounded(perDay), rounded(perSecond)]],
  ),
);
