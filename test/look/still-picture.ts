import type { Page } from 'playwright';
import { compare, PIXELS_MAX } from './compare.ts';

/** So many pictures of a story are taken until two are the same. */
const SHOTS_MAX = 20;

/** How long a story that is not as accepted may still become so. */
const LATE_MS = 3000;

interface Still {
  accepted?: Buffer | undefined;
  /** Added to the page and all shadow roots for the picture. */
  style?: string;
}

/**
 * A font or a part that loads late still changes the page: two pictures in a row have to be the same. Where it is known how
 * the story has to look, a part may even come after two such pictures. The edge of a layer may differ by a tone.
 */
export async function stillPicture(page: Page, { accepted, style = '' }: Still = {}): Promise<Buffer> {
  const end = Date.now() + (accepted ? LATE_MS : 0);
  let before = await picture(page, style);
  for (let shot = 1; shot < SHOTS_MAX || Date.now() < end; shot += 1) {
    if (accepted && (await compare(accepted, before)).count <= PIXELS_MAX) return before;
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const after = await picture(page, style);
    const isStill = after.equals(before) || (await compare(before, after)).count === 0;
    if (isStill && Date.now() >= end) return after;
    before = after;
  }
  throw new Error(`${page.url()} goes on changing`);
}

async function picture(page: Page, style: string): Promise<Buffer> {
  await page.evaluate(() => scrollTo(0, 0));
  return page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    fullPage: true,
    style,
    mask: [
      // A frame of a film depends on when it was decoded, and its bar on what has been loaded.
      page.locator('video'),
      page.getByRole('slider', { name: '播放进度' }),
      // It holds a random number.
      page.getByRole('img', { name: '微信登录二维码' }),
    ],
    maskColor: '#808080',
  });
}
