import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { disabledFeatures, ensureChromium, launchArguments } from '../chromium.ts';

const flag = '--disable-features=';

it('our list of what Chromium need not do has all that Playwright’s has, which it replaces', async () => {
  const server = await chromium.launchServer({ executablePath: ensureChromium(), args: launchArguments });
  const lists = server
    .process()
    .spawnargs.filter((argument) => argument.startsWith(flag))
    .map((argument) => argument.slice(flag.length).split(','));
  await server.close();
  expect(lists).toHaveLength(2);
  expect(lists[1]).toEqual(disabledFeatures);
  expect(lists[0]?.filter((name) => !disabledFeatures.includes(name))).toEqual([]);
});
