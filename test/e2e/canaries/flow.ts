import type { BrowserContext, Page } from 'playwright';
import { address } from '../address.ts';
import { lastCode } from '../keyboard.ts';
import type { Secrets } from './secrets.ts';

/** The page and the secrets of a flow's user, and shorthands. */
export interface Walk {
  page: Page;
  context: BrowserContext;
  secrets: Secrets;
  /** The secrets of the account `teacher`. */
  own: { password: string; mobile: string; idCard: string; email: string };
  /** Opens a path of the portal. */
  open: (path: string) => Promise<void>;
  /** Fills a field by its label. */
  fill: (label: string | RegExp, text: string) => Promise<void>;
  click: (name: string | RegExp) => Promise<void>;
  /** Has a code sent to the number, and types it. */
  enterCode: (mobile: string) => Promise<void>;
  /** Searches everything in the middle of the flow too: what stands there then is also judged by the table. */
  look: () => Promise<void>;
}

/** A flow that handles a secret. */
export interface Flow {
  name: string;
  /** Who has logged in before; nobody by default. */
  as?: 'teacher' | 'admin';
  /** On a phone, which sends the password as it is. */
  isPhone?: true;
  run: (walk: Walk) => Promise<void>;
}

export function walkOf(given: Pick<Walk, 'page' | 'context' | 'secrets' | 'own' | 'look'>): Walk {
  const { page, secrets } = given;
  const walk: Walk = {
    ...given,
    open: async (path) => void (await page.goto(address + path)),
    fill: (label, text) => page.getByLabel(label, { exact: true }).first().fill(text),
    click: (name) => page.getByRole('button', { name, exact: true }).first().click(),
    async enterCode(mobile) {
      const former = await lastCode(mobile);
      const sent = page.waitForResponse((response) => /send/i.test(new URL(response.url()).pathname));
      await walk.click('获取验证码');
      await sent;
      const code = await lastCode(mobile);
      if (!code || code === former) throw new Error(`no code was sent to ${mobile}`);
      await walk.fill('验证码', secrets.add('code', code));
    },
  };
  return walk;
}
