import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { compressFiles } from '#host/server/compress-files.ts';
import { startServer } from '#host/server/start.ts';
import { openBrowser } from './browser.ts';

const { visit } = openBrowser({ isFirst: true });

/** Serves a copy of the build, and replaces it by a release whose files have other names. */
async function serveReleases() {
  const folder = await mkdtemp(join(tmpdir(), 'portal-release-'));
  await cp(inject('folders').portal, folder, { recursive: true });
  const server = await startServer({ ...inject('folders'), portal: folder });
  onTestFinished(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  const rename = (text: string) => text.replaceAll(/-([\w-]{8})\.(js|css)/g, '-n$1.$2');
  return {
    address: server.address,
    async release() {
      const files = await readdir(folder, { recursive: true, withFileTypes: true });
      for (const file of files.filter(
        (one) => one.isFile() && /\.(js|css|html)(\.br|\.gz)?$/.test(one.name),
      )) {
        const path = join(file.parentPath, file.name);
        const isCopy = /\.(br|gz)$/.test(path);
        const text = isCopy ? '' : rename(await readFile(path, 'utf8'));
        await rm(path);
        if (!isCopy) await writeFile(join(file.parentPath, rename(file.name)), text);
      }
      await compressFiles(folder);
    },
  };
}

it('a tab of an older release loads the new one with its next navigation, and loses no draft', async () => {
  const { address, release } = await serveReleases();
  const { page } = await visit();
  await page.goto(`${address}/login/index?redirect=%2Fspace%2Fedit%2F1%2F0`);
  await page.getByLabel('用户名').fill('teacher');
  await page.getByLabel('密码', { exact: true }).fill('Teacher#2026');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByLabel('昵称').fill('写到一半');
  // Longer than a draft waits before it is written.
  await page.waitForTimeout(600);
  await page.evaluate(() => Object.assign(window, { isOldRelease: true }));

  await release();
  await page.getByRole('complementary', { name: '个人空间' }).getByRole('link', { name: '我的证书' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '离开' }).click();
  await page.getByRole('heading', { level: 1, name: '我的证书' }).waitFor();
  await page.waitForFunction(() => !('isOldRelease' in window));
  await page.waitForLoadState('networkidle');
  await page.goto(`${address}/space/edit/1/0`);
  await expect.poll(() => page.getByLabel('昵称').inputValue()).toBe('写到一半');
});
