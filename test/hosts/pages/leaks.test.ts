import type { CDPSession, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { dueRows } from '../../cases.ts';
import { attributesOf, settled, tags } from './elements.ts';
import { openHosts } from './visit.ts';

const { visit } = openHosts({ keep: true });

const rounds = 300;
/** Number of elements that the page holds at once. */
const crowd = 25;
/** One crowd in this many is painted; the others take a fraction of the time and could leak just as well. */
const drawn = 8;
const warmUp = 100;

interface Traces {
  nodes: number;
  listeners: number;
  heap: number;
  /** Pending timers, open channels, and locks that are held or requested. */
  timers: number;
  channels: number;
  locks: number;
  objectUrls: number;
}

/** Counts the resources that an element could leak; runs before all scripts of the page. */
function countLeftovers(): void {
  const timers = new Set<unknown>();
  const channels = new Set<unknown>();
  const objectUrls = new Set<string>();
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  Object.assign(window, {
    leftovers: () => ({ timers: timers.size, channels: channels.size, objectUrls: objectUrls.size }),
    setTimeout(work: TimerHandler, delay?: number, ...values: unknown[]) {
      const id = setTimeout(
        (...given: unknown[]) => {
          timers.delete(id);
          if (typeof work === 'function') work(...given);
        },
        delay,
        ...values,
      );
      timers.add(id);
      return id;
    },
    clearTimeout(id: number) {
      timers.delete(id);
      clearTimeout(id);
    },
    setInterval(work: TimerHandler, delay?: number, ...values: unknown[]) {
      const id = setInterval(work, delay, ...values);
      timers.add(id);
      return id;
    },
    clearInterval(id: number) {
      timers.delete(id);
      clearInterval(id);
    },
    BroadcastChannel: class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.add(this);
      }
      override close() {
        channels.delete(this);
        super.close();
      }
    },
  });
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (source) => {
    const address = createObjectURL(source);
    objectUrls.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => {
    objectUrls.delete(address);
    revokeObjectURL(address);
  };
}

/** Connects a number of elements of a tag, lets them render, disconnects them, and repeats. */
async function comeAndGo(page: Page, tag: string, times: number): Promise<void> {
  await page.evaluate(
    async ({ tag, times, crowd, drawn, attributes }) => {
      const template = document.createElement('template');
      template.innerHTML = `<${tag} ${attributes}></${tag}>`;
      for (let done = 0; done < times; done += crowd) {
        const holder = document.body.appendChild(document.createElement('main'));
        holder.hidden = (done / crowd) % drawn !== 0;
        for (let one = 0; one < crowd; one++) holder.append(document.importNode(template.content, true));
        const hosts = [...holder.children];
        const isShown = () => hosts.every(({ shadowRoot }) => shadowRoot?.firstElementChild);
        while (!isShown()) await new Promise(requestAnimationFrame);
        // Effects run after the first paint.
        await new Promise(requestAnimationFrame);
        holder.remove();
        await new Promise(requestAnimationFrame);
      }
    },
    { tag, times, crowd, drawn, attributes: attributesOf(tag) },
  );
}

async function tracesOf(page: Page, cdp: CDPSession): Promise<Traces> {
  // Waits for work that is deferred after the removal, e.g. the cleanup of effects.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  for (let time = 0; time < 3; time++) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const left = await page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const leftovers = Reflect.get(window, 'leftovers') as () => Pick<
      Traces,
      'timers' | 'channels' | 'objectUrls'
    >;
    return { ...leftovers(), locks: held.length + pending.length };
  });
  return {
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    heap: metric('JSHeapUsedSize'),
    ...left,
  };
}

const timersOf = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'leftovers') as () => { timers: number })().timers);

let page: Page;
let cdp: CDPSession;
beforeAll(async () => {
  const opened = await visit({ head: `<script>(${countLeftovers.toString()})()</script>` });
  ({ page } = opened);
  cdp = await opened.context.newCDPSession(page);
  await cdp.send('Performance.enable');
});

describe(`${rounds} elements that come and go leave nothing behind`, () => {
  test.each(dueRows(tags, 4))('%s', async (tag) => {
    // Fills the caches first: code, stylesheets and responses are cached only once.
    await page.evaluate((name) => document.body.append(document.createElement(name)), tag);
    await settled(page);
    await page.evaluate((name) => document.querySelector(name)?.remove(), tag);
    await comeAndGo(page, tag, warmUp);
    const before = await tracesOf(page, cdp);
    await comeAndGo(page, tag, rounds);
    // Timers that run within a moment are no leak.
    await expect.poll(() => timersOf(page)).toBeLessThanOrEqual(before.timers);
    const grown = async () => {
      const after = await tracesOf(page, cdp);
      return Object.fromEntries(
        Object.entries(after).map(([name, value]) => [name, value - before[name as keyof Traces]]),
      );
    };
    // The last crowd may still be tidied up on a busy machine.
    await expect.poll(async () => (await grown()).nodes).toBeLessThan(100);
    await expect.poll(async () => (await grown()).listeners).toBeLessThan(10);
    const left = await grown();
    // Three kB for each element: one that leaks holds more.
    expect(left.heap).toBeLessThan(1_000_000);
    expect(left).toMatchObject({ channels: 0, locks: 0, objectUrls: 0 });
  });
});
