import { randomFrom } from '#host/sandbox/random.ts';
import { POLL_INTERVAL_MS } from '#src/rules/limits.ts';
import { createBrowser, type Tab, type TabGlobals } from './browser.ts';
import { createClock } from './clock.ts';
import type { TabCode } from './poll-code.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The back end is away, by failing connections or by answers with Retry-After. */
export interface Outage {
  from: number;
  to: number;
  /** In seconds; undefined: connections fail. */
  retryAfter?: number | undefined;
}

export interface Scenario {
  browsers: number;
  hours: number;
  seed: number;
  outage?: Outage;
}

export interface Load {
  /** Calls of the unread counts per browser and hour. */
  perUserHour: number;
  /** Calls per second on average, and in the worst second after the browsers have come. */
  mean: number;
  worst: number;
  /** In the worst second of the hour after the outage; 0 without one. */
  worstAfterOutage: number;
  /** The same if every counter of every open tab asked at the same pace, hidden or not. */
  alonePerUserHour: number;
}

/** The counters of a page: unread notifications, and unread answers to feedback. */
const counters = ['notificationCount', 'feedbackCount'];

/** The browsers of a school's morning come within this time. */
const ARRIVAL_MS = 10 * MINUTE_MS;
const LATENCY_MS = 80;

/** Tabs of a browser with the portal or a page that has its elements: most have one. */
const tabShares = [0.7, 0.2, 0.1];

/** Simulates browsers, tabs and counters on the portal's own poll, and counts the calls of each second. */
export async function simulate(
  { browsers, hours, seed, outage }: Scenario,
  codeOf: (globals: TabGlobals) => TabCode,
): Promise<Load> {
  const clock = createClock();
  const random = randomFrom(seed);
  const between = (least: number, most: number) => least + random() * (most - least);
  const perSecond = new Map<number, number>();
  let calls = 0;
  let openMs = 0;

  function fetchCount(signal: AbortSignal, { PortalError }: TabCode): Promise<number> {
    const second = Math.floor(clock.now() / SECOND_MS);
    perSecond.set(second, (perSecond.get(second) ?? 0) + 1);
    calls += 1;
    const isAway = outage && clock.now() >= outage.from && clock.now() < outage.to;
    return new Promise((resolve, reject) => {
      const timer = clock.setTimeout(() => {
        if (isAway) reject(new PortalError('away', { retryAfter: outage.retryAfter }));
        else resolve(3);
      }, LATENCY_MS);
      signal.addEventListener('abort', () => {
        clock.clearTimeout(timer);
        reject(new Error('aborted'));
      });
    });
  }

  /** The user looks at one tab for a while, then at another one, or does something else. */
  function look(tabs: readonly Tab[]) {
    const shown = tabs[Math.floor(random() * tabs.length)];
    const looks = between(2 * MINUTE_MS, 20 * MINUTE_MS);
    shown?.show(true);
    clock.setTimeout(() => {
      shown?.show(false);
      const pause = random() < 0.5 ? 0 : between(MINUTE_MS, 15 * MINUTE_MS);
      clock.setTimeout(() => look(tabs), pause);
    }, looks);
  }

  function arrive() {
    const browser = createBrowser(clock, random);
    const share = random();
    const count = 1 + tabShares.filter((_, place) => share > sum(tabShares.slice(0, place + 1))).length;
    const tabs = Array.from({ length: count }, () => browser.openTab());
    openMs += count * (hours * HOUR_MS - clock.now());
    for (const { globals } of tabs) {
      const code = codeOf(globals);
      const session = {} as Parameters<TabCode['getPoll']>[0];
      const fetch = (signal: AbortSignal) => fetchCount(signal, code);
      for (const name of counters)
        code.getPoll(session, name, POLL_INTERVAL_MS).subscribe({ fetch, onCount: () => {} });
    }
    look(tabs);
  }

  for (let number = 0; number < browsers; number++) clock.setTimeout(arrive, between(0, ARRIVAL_MS));
  await clock.runTo(hours * HOUR_MS);

  const secondsFrom = (from: number, to: number) =>
    [...perSecond].filter(([second]) => second * SECOND_MS >= from && second * SECOND_MS < to);
  const worstIn = (from: number, to: number) =>
    Math.max(0, ...secondsFrom(from, to).map(([, count]) => count));
  const userHours = browsers * hours;
  return {
    perUserHour: calls / userHours,
    mean: calls / (hours * 3600),
    worst: worstIn(ARRIVAL_MS, outage?.from ?? hours * HOUR_MS),
    worstAfterOutage: outage ? worstIn(outage.to, outage.to + HOUR_MS) : 0,
    alonePerUserHour: ((openMs / POLL_INTERVAL_MS) * counters.length) / userHours,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
