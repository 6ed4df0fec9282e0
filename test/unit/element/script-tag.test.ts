import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { readConfig } from '#src/config-check.ts';
import { parseScriptTag } from '#src/element/script-tag.ts';

const address = 'https://cdn.example/portal.js';
const nothing = { settings: {}, config: '', needsApi: true };

function tag(data: Record<string, string>, src = address): void {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = src;
  Object.assign(script.dataset, data);
  document.body.append(script);
}

beforeEach(() => document.body.replaceChildren());

describe('the tag that loads the script', () => {
  it('may be nowhere, or say nothing: then it sets nothing', () => {
    expect(parseScriptTag(address)).toEqual(nothing);
    tag({});
    expect(parseScriptTag(address)).toEqual(nothing);
  });

  it('sets what it says, the address made whole', () => {
    tag({ api: '/portal', org: 'demo', locale: 'en', theme: 'dark', config: '/portal.config.json' });
    expect(parseScriptTag(address)).toEqual({
      settings: { api: new URL('/portal', location.href).href, org: 'demo', locale: 'en', theme: 'dark' },
      config: '/portal.config.json',
      needsApi: false,
    });
  });

  test.each([
    ['on another site without an address of the API', address, {}, true],
    ['on another site with one', address, { api: 'https://api.example' }, false],
    ['on another site for an API on this one', address, { api: '' }, false],
    ['on its own site without one', `${location.origin}/cdn/portal.js`, {}, false],
  ])('%s (%s, %o) lacks something: %s', (_, src, data, needsApi) => {
    tag(data, src);
    expect(parseScriptTag(src).needsApi).toBe(needsApi);
  });

  it('leaves the address of the calls to the file of settings where it has none', () => {
    tag({ org: 'demo' });
    const { settings } = parseScriptTag(address);
    expect(readConfig({ api: 'https://api.example', ...settings }).api).toBe('https://api.example');
  });

  test.each([
    ['data-api', { api: 'https://portal:example' }],
    ['data-portal', { portal: 'https://a:99999' }],
  ])('says which attribute is no URL: %s', (attribute, data) => {
    tag({ api: 'https://api.example', ...data });
    expect(() => parseScriptTag(address)).toThrow(new RegExp(`^${attribute}: ".*" is no URL$`));
  });

  test.each<Record<string, string>>([
    { locale: 'fr' },
    { locale: 'zh' },
    { locale: 'toString' },
    { theme: 'blue' },
    { locale: '', theme: '' },
  ])('is not obeyed in %j', (data) => {
    tag(data);
    expect(parseScriptTag(address).settings).toEqual({});
  });
});

describe('the portal of elements', () => {
  const own = 'http://localhost:3000';
  test.each([
    ['is the page’s own origin where the calls go there', address, {}, undefined],
    ['also where their address is written out', address, { api: own }, undefined],
    [
      'is where the script comes from, on a page of another site',
      address,
      { api: 'https://api.example' },
      'https://cdn.example',
    ],
    [
      'is where the calls go, where the page keeps the script',
      `${own}/portal.js`,
      { api: 'https://api.example' },
      'https://api.example',
    ],
    [
      'is what the tag says',
      address,
      { api: 'https://api.example', portal: 'https://portal.example/index' },
      'https://portal.example',
    ],
    [
      'is nowhere else where the tag names the page',
      address,
      { api: 'https://api.example', portal: own },
      undefined,
    ],
  ])('%s', (_, src, data, portal) => {
    expect(location.origin).toBe(own);
    tag(data, src);
    expect(parseScriptTag(src).settings.portal).toBe(portal);
  });
});

describe('the token', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'schoolToken'));

  it('is asked of the function that the tag names, when it is wanted', async () => {
    tag({ tokenProvider: 'schoolToken' });
    const { getToken } = parseScriptTag(address);
    Object.assign(globalThis, { schoolToken: async () => 'abc' });
    expect(await getToken?.()).toBe('abc');
  });

  it('of a log-in goes to the function that the tag names, when there is one', () => {
    tag({ onLogin: 'schoolToken' });
    const { onLogin } = parseScriptTag(address);
    const login = { token: 'abc', userId: 'u-1' };
    expect(() => onLogin?.(login)).toThrow('data-on-login: schoolToken is no function');
    const kept = vi.fn();
    Object.assign(globalThis, { schoolToken: kept });
    onLogin?.(login);
    expect(kept.mock.calls).toEqual([[login]]);
  });

  it('cannot be had of what is no function, which is said by its name', async () => {
    tag({ tokenProvider: 'schoolToken' });
    Object.assign(globalThis, { schoolToken: 'abc' });
    await expect(parseScriptTag(address).getToken?.()).rejects.toThrow('data-token-provider: schoolToken');
  });
});
