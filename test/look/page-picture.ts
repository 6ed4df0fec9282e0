import type { Page } from 'playwright';

/**
 * Which control of a widget or page has the focus may depend on which response came first. Its ring is held by the stories
 * of the controls.
 */
export const withoutFocusRing =
  ':focus-visible:not(dialog, input, textarea) { outline: none !important; box-shadow: none !important; }';

/** A picture of the whole page as PNG; `style` is added to it and to all shadow roots. */
export async function pagePicture(page: Page, style = ''): Promise<Buffer> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    scrollTo(0, 0);
  });
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
