/**
 * Measures the time from the click on the bell until its 200 notifications are painted, with the CPU slowed down four
 * times, beside a page that renders 200 plain rows: medians of one run, and their ratio, which can be compared
 * between machines. The response of the list is held in the page, so that the network plays no part.
 */
import { chromium, type Browser } from 'playwright';
import { buildPortal } from '#host/server/portal-build.ts';
import { startServer } from '#host/server/start.ts';
import { ensureChromium, launchArguments } from '../chromium.ts';
import { median } from './median.ts';

const rounds = 9;
const slowdown = 4;
const amount = 200;

const content = (place: number) =>
  `您报名的「整本书阅读教学」主题教研活动将于明天14:30开始，请提前${place}分钟签到。`;

const answer = JSON.stringify({
  code: 200,
  msg: '',
  data: {
    records: Array.from({ length: amount }, (_, place) => ({
      id: `n${place}`,
      content: content(place),
      type: 1,
      isRead: 0,
      sourceType: [20, 21, 23, 43, 13][place % 5],
      sourceId: String(place),
      createTime: '2026-11-20T08:30:00+08:00',
    })),
    total: amount,
    current: 1,
    size: amount,
  },
});

const plainPage = `<!doctype html><meta charset="utf-8"><title>rows</title>
<style>ul { block-size: 500px; overflow: auto } li { padding: 12px; border-bottom: 1px solid #ddd }</style>
<button>open</button>
<script>
document.querySelector('button').onclick = () => {
  const list = document.createElement('ul');
  list.innerHTML = Array.from({ length: ${amount} }, (_, place) =>
    '<li><button>${content(0)}' + place + '</button><div>昨天 08:30</div></li>').join('');
  document.body.append(list);
};
</script>`;

// Passed as text: a function would contain helper names of the compiler.
const stopwatch = `
window.startWatch = (count) => {
  window.clickedAt = 0;
  window.paintedAt = undefined;
  document.addEventListener('click', (event) => (window.clickedAt = event.timeStamp), { capture: true, once: true });
  requestAnimationFrame(function look() {
    if (window.clickedAt && count() >= ${amount}) {
      // The frame after the one in which they stand there has painted them.
      requestAnimationFrame(() => setTimeout(() => (window.paintedAt = performance.now())));
    } else requestAnimationFrame(look);
  });
};
const fetched = window.fetch;
window.fetch = (input, init) =>
  String(input.url ?? input).includes('/api/msg/message/page')
    ? Promise.resolve(new Response(${JSON.stringify(answer)}, { headers: { 'content-type': 'application/json' } }))
    : fetched(input, init);
`;

interface Case {
  url: string;
  button: string;
  /** An expression of the page that counts the rendered rows. */
  count: string;
  /** An expression that is true when only the click is missing. */
  isReady?: string;
}

async function timeOf(
  browser: Browser,
  { url, button, count, isReady }: Case,
  state: State,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState: state });
  const page = await context.newPage();
  await page.addInitScript(stopwatch);
  await page.goto(url);
  await page.locator(button).waitFor();
  if (isReady) await page.locator(isReady).waitFor();
  // Hover prefetches the panel's code, so only the click is measured.
  await page.locator(button).hover();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(`startWatch(() => ${count})`);
  await page.locator(button).click();
  let time: unknown;
  // Polled from outside: the portal's content security policy blocks evaluated code that waits inside.
  for (let tries = 0; tries < 200 && typeof time !== 'number'; tries++) {
    await page.waitForTimeout(50);
    time = await page.evaluate('window.paintedAt && window.paintedAt - window.clickedAt');
  }
  await context.close();
  if (typeof time !== 'number') throw new Error(`${url}: the rows were not seen`);
  return time;
}

type State = Awaited<ReturnType<typeof logIn>>;

async function logIn(browser: Browser, address: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/login/index`);
  await page.getByLabel('用户名').fill('teacher');
  await page.getByLabel('密码', { exact: true }).fill('Teacher#2026');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('button', { name: /99\+ 条未读/ }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

await buildPortal();
const portal = await startServer();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: launchArguments });
const state = await logIn(browser, portal.address);
const cases: Record<string, Case> = {
  '200 plain rows': {
    url: `data:text/html;base64,${Buffer.from(plainPage).toString('base64')}`,
    button: 'button',
    count: `document.querySelectorAll('li').length`,
  },
  'the bell with 200 messages': {
    url: `${portal.address}/appDownload`,
    button: 'header .portal-bell',
    isReady: 'header .portal-badge',
    count: `document.querySelectorAll('[part="notice"]').length`,
  },
};
const times = new Map<string, number[]>(Object.keys(cases).map((name) => [name, []]));
for (let round = 0; round < rounds; round++) {
  // The cases alternate, so that a busy moment of the machine affects both.
  for (const [name, one] of Object.entries(cases)) times.get(name)?.push(await timeOf(browser, one, state));
}
const floor = median(times.get('200 plain rows') ?? []) ?? Number.NaN;
console.log(`painted after the click, CPU slowed ${slowdown}×, median of ${rounds}`);
for (const [name, values] of times) {
  const value = median(values) ?? Number.NaN;
  console.log(
    `${name.padEnd(28)} ${value.toFixed(0).padStart(6)} ms   ${(value / floor).toFixed(1)} × the plain rows`,
  );
}
await browser.close();
await portal.close();
