import type { Browser } from 'playwright';
import { logIn } from '../first-view/log-in.ts';
import { installInPage, type Control, type Kind } from './in-page.ts';
import type { Felt } from './statistics.ts';
import { fullSpeed, slowDown, stageOf, operate } from './operate.ts';

/** A page that is opened, and all of whose kinds of controls are used. */
export interface Visit {
  /** How the tables name it. */
  name: string;
  path: string;
  /** The names of buttons that are clicked first, one after the other. */
  press?: readonly RegExp[];
  /** Only what these clicks have opened is used: a dialog or a panel. */
  isLayer?: boolean;
  /** Without it, a visitor. */
  as?: string;
  /** The header, the menus and the floating buttons are used too. */
  withFrame?: boolean;
}

/** Rows repeat their controls, and a page does not repeat a kind in many ways. */
const OF_A_KIND: Partial<Record<Kind, number>> = { link: 1, button: 8 };
const OF_A_KIND_OTHERWISE = 3;

/** The walk would take hours without a limit for each page. */
const STEPS_MAX = 32;

/** These would end the session that the other controls need. */
const ending = /log out|sign out|退出/i;

/** The same for the rows of a list, whose names follow the verb: "Move …", "Chapter 3 …". */
const shapeOf = ({ scope, kind, name }: Control) => `${scope} ${kind} ${name.split(/[\s\d：:“「《]/)[0]}`;

/** Uses the controls of a page one after the other, and those of the dialogs and menus that they open. */
export async function walkVisit(browser: Browser, origin: string, visit: Visit): Promise<Felt[]> {
  const { name, path, press = [], isLayer = false, as, withFrame = false } = visit;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  if (as) await logIn(origin, context, as);
  // The compiler names functions by a helper that the page lacks.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(installInPage);
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  context.on('page', (other) => void other.close());
  const stage = await stageOf(page);
  const { settle } = stage;

  const open = async () => {
    await fullSpeed(stage);
    await page.goto(origin + path);
    await settle();
    for (const one of press) {
      await page.getByRole('button', { name: one }).first().click();
      await settle();
    }
    await slowDown(stage);
  };

  const counts = new Map<string, number>();
  const countOf = (key: string) => counts.get(key) ?? 0;
  const kindOf = ({ scope, kind }: Control) => `${scope} ${kind}`;
  const isDue = (control: Control) =>
    !ending.test(control.name) &&
    countOf(control.key) === 0 &&
    countOf(shapeOf(control)) === 0 &&
    countOf(kindOf(control)) < (OF_A_KIND[control.kind] ?? OF_A_KIND_OTHERWISE);

  const found: Felt[] = [];
  try {
    await open();
    const start = new URL(page.url()).pathname;
    for (let step = 0; step < STEPS_MAX; step++) {
      const controls = await page.evaluate((all) => window.felt.controls(all), withFrame);
      const isOnPage = (controls[0]?.scope ?? '') === '';
      const next = controls.find(isDue);
      if (isLayer && isOnPage) {
        await open();
        continue;
      }
      if (!next) {
        if (isOnPage || isLayer) break;
        await page.keyboard.press('Escape');
        await settle();
        const left = await page.evaluate((all) => window.felt.controls(all), withFrame);
        if (left[0]?.scope === controls[0]?.scope) await open();
        continue;
      }
      for (const key of [next.key, shapeOf(next), kindOf(next)]) counts.set(key, countOf(key) + 1);
      const timings = await operate(stage, next, withFrame);
      const shown = next.scope ? `${next.scope} › ${next.name}` : next.name;
      for (const duration of timings) found.push({ page: name, kind: next.kind, name: shown, duration });
      if (new URL(page.url()).pathname !== start) await open();
    }
  } finally {
    await context.close();
  }
  return found;
}
