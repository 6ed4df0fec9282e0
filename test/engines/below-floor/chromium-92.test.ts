import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { browsers } from '#host/server/unsupported-note.ts';
import { eventually } from '../../eventually.ts';
import type { EngineDriver, EngineTab } from '../drivers/driver.ts';
import { ensureOldChromium, launchOldChromium } from '../old-chromium.ts';
import { serveSchool } from '../school-page.ts';
import { defaultOptions } from '../visit.ts';

const program = await ensureOldChromium(92);
const portal = inject('engineOrigins').chromium;

describe.skipIf(program === undefined)('Chromium 92, below the floor', () => {
  let driver: EngineDriver;
  beforeAll(async () => {
    driver = await launchOldChromium(92, program ?? '');
  });
  afterAll(() => driver?.close());

  const open = async (url: string): Promise<EngineTab> => {
    const tab = await driver.open({ ...defaultOptions, width: 1024, height: 720 });
    await tab.goTo(url);
    return tab;
  };

  const shownText = (tab: EngineTab) => tab.evaluate('document.body.innerText');

  test.each(['/index', '/course', '/login/index', '/space/workbench', '/404'])(
    '%s says in both languages which browsers help, with the address to copy and the hotline',
    async (path) => {
      const tab = await open(portal + path);
      const text = await shownText(tab);
      for (const words of [
        `请换用以下浏览器（或更高版本）：${browsers}`,
        `把本页地址复制到新的浏览器中打开： ${portal}${path}`,
        '仍有问题，请拨打本单位的服务热线。',
        `Please use one of these browsers, or a later version: ${browsers}`,
        `Copy the address of this page and open it in the other browser: ${portal}${path}`,
        'please call the hotline of your organisation.',
      ])
        expect(text).toContain(words);
      expect(await tab.evaluate('document.querySelector("#portal").offsetHeight')).toBe(0);
      expect(tab.errors).toEqual([]);
      await tab.close();
    },
  );

  test('portal.js says so in the console, once, and each tag keeps its content', async () => {
    const tags = '<portal-feedback><a href="/help">反馈</a></portal-feedback><portal-bell>消息</portal-bell>';
    const school = await serveSchool(portal, tags, '');
    const tab = await open(school.origin);
    await eventually(async () => expect(await tab.evaluate('warned')).not.toEqual([]));
    expect(await tab.evaluate('warned')).toEqual(['portal.js: this browser is too old for the elements.']);
    expect(await shownText(tab)).toMatch(/反馈\s*消息/);
    expect(await tab.evaluate('Boolean(customElements.get("portal-feedback"))')).toBe(false);
    const chunks =
      'performance.getEntriesByType("resource").filter(({ name }) => /chunks/.test(name)).length';
    expect(await tab.evaluate(chunks)).toBe(0);
    expect(await tab.evaluate('refused')).toEqual([]);
    expect(tab.errors).toEqual([]);
    await tab.close();
    await school.close();
  });
});
