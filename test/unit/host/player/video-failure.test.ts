import { afterEach, expect, test, vi } from 'vitest';
import { failureOf } from '#host/app/pages/player/video/video-failure.ts';

afterEach(() => vi.unstubAllGlobals());

const notSupported = { code: 4 } as MediaError;
const answers = () => Promise.resolve(new Response(null, { status: 404 }));
const breaks = () => Promise.reject(new TypeError('Failed to fetch'));
const isForbidden = () => {
  document.dispatchEvent(new Event('securitypolicyviolation'));
  return breaks();
};

test.each([
  ['that broke off', { code: 2 }, true, answers, 'network'],
  ['that cannot be decoded', { code: 3 }, true, breaks, 'unplayable'],
  ['that is not there', notSupported, true, answers, 'unplayable'],
  ['that cannot be reached', notSupported, true, breaks, 'network'],
  ['that loads while the device is offline', notSupported, false, answers, 'network'],
  ['that the content policy forbids to ask for', notSupported, true, isForbidden, 'unplayable'],
] as const)('a film %s', async (_, error, onLine, fetch, failure) => {
  vi.stubGlobal('MediaError', { MEDIA_ERR_NETWORK: 2, MEDIA_ERR_DECODE: 3 });
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', fetch);
  expect(await failureOf(error as MediaError, 'https://films.example/a.mp4')).toBe(failure);
});
