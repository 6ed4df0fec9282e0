import type { CDPSession, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { attributesOf, settled, tags } from './elements.ts';
import { openHosts } from './visit.ts';

const { visit } = openHosts({ keep: true });

const rounds = 1000;
/** So many stand in the page at once. */
const crowd = 25;
/** Every so many crowds one is drawn; the others cost a fraction of the time and could leave the same behind. */
const drawn = 8;
const warmUp = 100;

interface Traces {
  nodes: number;
  listeners: number;
  heap: number;
  /** Timers that have not run, channels that are not closed, locks that are held or waited for. */
  timers: number;
  channels: number;
  locks: number;
  objectUrls: number;
}

/** Counts what an element could leave behind; runs before all scripts of the page. */
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

/** Connects so many elements of a tag, lets them render, disconnects them, and again. */
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
        // Effects run after the first picture.
        await new Promise(requestAnimationFrame);
        holder.remove();
        await new Promise(requestAnimationFrame);
      }
    },
    { tag, times, crowd, drawn, attributes: attributesOf(tag) },
  );
}

async function tracesOf(page: Page, cdp: CDPSession): Promise<Traces> {
  // What is done later than the removal, e.g. the end of effects.
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
  test.each(tags)('%s', async (tag) => {
    // Code, style sheets and answers that are kept are kept once.
    await page.evaluate((name) => document.body.append(document.createElement(name)), tag);
    await settled(page);
    await page.evaluate((name) => document.querySelector(name)?.remove(), tag);
    await comeAndGo(page, tag, warmUp);
    const before = await tracesOf(page, cdp);
    await comeAndGo(page, tag, rounds);
    // Those that run within a moment are nobody's leak.
    await expect.poll(() => timersOf(page), { timeout: 10_000 }).toBeLessThanOrEqual(before.timers);
    const after = await tracesOf(page, cdp);
    const grown = Object.fromEntries(
      Object.entries(after).map(([name, value]) => [name, value - before[name as keyof Traces]]),
    );
    expect(grown.nodes).toBeLessThan(100);
    expect(grown.listeners).toBeLessThan(10);
    expect(grown.heap).toBeLessThan(1_000_000);
    expect(grown).toMatchObject({ channels: 0, locks: 0, objectUrls: 0 });
  });
});
