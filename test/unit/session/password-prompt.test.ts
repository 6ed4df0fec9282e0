import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

// Imports the module again, as after a reload.
async function afterReload() {
  vi.resetModules();
  return import('#src/session/password-prompt.ts');
}

it('asks each user once, also after a reload', async () => {
  const { wasPasswordPrompted: isPasswordAsked, markPasswordPrompted: markPasswordAsked } =
    await afterReload();
  expect(isPasswordAsked('u-1')).toBe(false);
  markPasswordAsked('u-1');
  markPasswordAsked('u-1');
  expect(isPasswordAsked('u-1')).toBe(true);
  expect(isPasswordAsked('u-2')).toBe(false);
  const reloaded = await afterReload();
  expect(reloaded.wasPasswordPrompted('u-1')).toBe(true);
  expect(reloaded.wasPasswordPrompted('u-2')).toBe(false);
});

it('remembers each user once, beside those of before', async () => {
  const { markPasswordPrompted } = await afterReload();
  markPasswordPrompted('u-1');
  markPasswordPrompted('u-1');
  markPasswordPrompted('u-2');
  expect(JSON.parse(localStorage.getItem('portal.passwordAsked') ?? '')).toEqual(['u-1', 'u-2']);
});

it.each(['broken', '{"u-1":true}', '[1]'])('drops what is stored wrongly: %s', async (stored) => {
  localStorage.setItem('portal.passwordAsked', stored);
  const { wasPasswordPrompted: isPasswordAsked } = await afterReload();
  expect(isPasswordAsked('u-1')).toBe(false);
  expect(localStorage.getItem('portal.passwordAsked')).toBeNull();
});

it('asks once per page where the browser keeps nothing', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { wasPasswordPrompted: isPasswordAsked, markPasswordPrompted: markPasswordAsked } =
    await afterReload();
  markPasswordAsked('u-1');
  expect(isPasswordAsked('u-1')).toBe(true);
});
