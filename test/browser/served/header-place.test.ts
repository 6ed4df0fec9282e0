import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openServedScene } from './scene.ts';

test('on a phone, the logo keeps its place while the button of the menu loads', async () => {
  await page.viewport(390, 800);
  const scene = openServedScene({ as: 'teacher' });
  const header = document.createElement('portal-header');
  header.setAttribute('nav', '');
  document.body.append(header);
  onTestFinished(async () => {
    header.remove();
    await scene.close();
  });
  const places = new Set<number>();
  await new Promise<void>((resolve) => {
    requestAnimationFrame(function look() {
      const root = header.shadowRoot;
      // The logo is a skeleton first.
      const logo = root?.querySelector('[part=logo] > *, [part=skeleton]');
      if (logo) places.add(Math.round(logo.getBoundingClientRect().x));
      const hasMenu = root?.querySelector('[aria-label="打开导航菜单"]') != null;
      if (hasMenu && root?.querySelector('[part=logo]')) resolve();
      else requestAnimationFrame(look);
    });
  });
  expect([...places]).toEqual([64]);
});
