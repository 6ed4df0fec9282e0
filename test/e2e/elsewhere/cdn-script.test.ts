import { expect, it } from 'vitest';
import { PORTAL_VERSION } from '#src/config.ts';
import { address, enter, openBrowser } from '../browser.ts';

const { visit } = openBrowser();

const script = `/cdn/${PORTAL_VERSION}/portal.js`;
const page = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>校本研修</title><link rel="icon" href="data:,">
<script type="module" src="${script}" data-org="demo" data-autoload="false"></script>
<portal-bell></portal-bell><section></section></html>`;

it('the script of a version loads what the page names, and the tags in roots that it observes', async () => {
  const { page: tab, complaints } = await visit();
  await enter(tab, 'teacher');
  await tab.route('**/school.html', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: page }),
  );
  await tab.goto(`${address}/school.html`);
  const files: string[] = [];
  tab.on('request', (request) => files.push(new URL(request.url()).pathname));
  // As texts, since Vitest rewrites the imports of functions.
  await tab.evaluate(`import('${script}').then(({ observe }) => {
    const root = document.querySelector('section').attachShadow({ mode: 'open' });
    root.innerHTML = '<portal-feedback trigger="button"></portal-feedback>';
    observe(root);
  })`);
  await tab.getByRole('button', { name: /^意见反馈/ }).waitFor();
  expect(await tab.evaluate(() => customElements.get('portal-bell'))).toBeUndefined();

  await tab.evaluate(`import('${script}').then(({ define }) => define('portal-bell'))`);
  await tab.getByRole('button', { name: '消息通知，99+ 条未读' }).waitFor();
  const loaded = files.filter((path) => path.startsWith('/cdn/'));
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((path) => !path.startsWith(`/cdn/${PORTAL_VERSION}/chunks/`))).toEqual([]);
  expect(complaints).toEqual([]);
});
