import type { Page } from 'playwright';
import { pick, randomOf, type Random } from '#host/sandbox/random.ts';
import { follow } from '../../e2e/walk.ts';
import type { Control, Kind } from '../felt/in-page.ts';
import { operate, type Stage } from '../felt/operate.ts';

/** Kinds of controls that open, play or change something on the page. */
const kinds: readonly Kind[] = ['menu', 'expand', 'tab', 'play', 'button', 'toggle', 'type', 'check', 'drag'];

/** How many controls of a page a user tries before going on. */
const TRIED = 2;

/** They would leave the portal or the session. */
const leaving = /log out|sign out|退出|wechat|微信|print|打印/i;

/** Uses some controls of a page, and closes what they have opened. */
async function linger(stage: Stage, random: Random): Promise<void> {
  const { page, settle } = stage;
  for (let tried = 0; tried < TRIED; tried++) {
    const controls = await page.evaluate(() => window.felt.controls(true));
    const offered = kinds.flatMap((kind) => {
      const of: Control[] = controls.filter((one) => one.kind === kind && !leaving.test(one.name));
      return of.length > 0 ? [pick(random, of)] : [];
    });
    if (offered.length > 0) await operate(stage, pick(random, offered), true);
  }
  for (let layer = 0; layer < 3; layer++) {
    const controls = await page.evaluate(() => window.felt.controls(true));
    if (!controls[0]?.scope) break;
    await page.keyboard.press('Escape');
    await settle();
  }
}

/** Follows a link of the page to an address, or opens it as such a link does. */
async function goTo(page: Page, address: string): Promise<void> {
  const link = page.locator(`a[href="${address}"]:visible`).first();
  if ((await link.count()) > 0 && (await page.locator('[role=dialog]:visible').count()) === 0)
    await link.click();
  else await follow(page, address);
}

/** Opens all addresses in an order of their own, with something to do on each, and the quiet ones last. */
export async function visitAll(stage: Stage, addresses: readonly string[], seed: string): Promise<void> {
  const random = randomOf(seed);
  const order = addresses
    .map((address) => ({ address, at: random() }))
    .sort((one, other) => one.at - other.at);
  for (const { address } of order) {
    await goTo(stage.page, address);
    await stage.settle();
    await linger(stage, random);
  }
}
