import { test } from 'vitest';
import { page } from 'vitest/browser';
import { App } from '../../host/App.tsx';
import { openPortal, show } from './login-scene.tsx';
const wait = (ms: number) => new Promise((r) => setTimeout(r, ms));
const home = location.href;
const shots: [string, string, 'light' | 'dark', number, number][] = [
  ['index', '/login/index', 'light', 1440, 900],
  ['index', '/login/index', 'dark', 1440, 900],
  ['index', '/login/index', 'light', 390, 844],
  ['scan', '/login/wxScanLogin', 'light', 1440, 900],
  ['register', '/login/register', 'light', 1440, 900],
  ['register', '/login/register', 'dark', 390, 844],
  ['forget', '/login/forget', 'light', 1440, 900],
  ['activate', '/login/activate', 'light', 390, 844],
  ['loginback', '/login_back', 'dark', 1440, 900],
  ['qrcode', '/qrcode?text=/project', 'light', 1440, 900],
];
for (const [name, path, theme, w, h] of shots)
  test(`${name} ${theme} ${w}`, async () => {
    await page.viewport(w, h);
    document.body.style.margin = '0';
    const { portal } = openPortal({ settings: { theme } });
    history.replaceState(null, '', path);
    show(<App />, portal);
    await wait(900);
    for (const b of document.querySelectorAll<HTMLButtonElement>('button[type=submit]')) if (name !== 'index' || theme === 'dark') b.click();
    await wait(150);
    await page.screenshot({ path: `/work/main/.cache/login-shots/${name}-${theme}-${w}.png` });
    history.replaceState(null, '', home);
  });
