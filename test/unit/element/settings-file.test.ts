import { afterEach, expect, it, vi } from 'vitest';
import { completeConfig } from '#src/config.ts';
import { withServedSettings } from '#src/element/settings-file.ts';

afterEach(() => void vi.unstubAllGlobals());

const serve = (settings: unknown) => vi.stubGlobal('fetch', async () => Response.json(settings));
const ofTag = { api: 'https://api.example', portal: 'https://portal.example' };

it('the tag comes before what the portal serves, whose links are added', async () => {
  serve({ api: 'https://other.example', links: { wallet: '/wallet' }, paths: { '/a': '/b' } });
  expect(await withServedSettings(completeConfig(ofTag), ofTag)).toEqual(
    completeConfig({ ...ofTag, links: { wallet: '/wallet' }, paths: { '/a': '/b' } }),
  );
});

it('a running page keeps the session, language and theme that it was composed from', async () => {
  serve({
    portal: 'https://other.example',
    org: 'other',
    locale: 'en',
    theme: 'dark',
    brand: '#123456',
    texts: { 'bell.name': 'x' },
    cookieName: 'other',
    cookieDomain: 'other.example',
  });
  expect(await withServedSettings(completeConfig(ofTag), ofTag)).toEqual(completeConfig(ofTag));
});

it('a setting that is invalid names its file', async () => {
  serve({ collectPaht: '/x' });
  await expect(withServedSettings(completeConfig(ofTag), ofTag)).rejects.toThrow(
    'https://portal.example/portal.config.json cannot be used: portal configuration: collectPaht',
  );
});
