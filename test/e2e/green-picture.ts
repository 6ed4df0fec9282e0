import type { Page } from 'playwright';

/** A green picture of 400 by 300 pixels, which the browser has painted. */
export async function greenPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 400, height: 300 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#00ff00';
    context.fillRect(0, 0, 400, 300);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}
