import { beforeEach, describe, expect, it, test } from 'vitest';
import { readConfig } from '../../../src/config.ts';
import { readScript } from '../../../src/element/autoload.ts';

const address = 'https://cdn.example/portal.js';

function tag(data: Record<string, string>): void {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = address;
  Object.assign(script.dataset, data);
  document.body.append(script);
}

beforeEach(() => document.body.replaceChildren());

describe('the tag that loads the script', () => {
  it('may be nowhere, or say nothing: then it sets nothing', () => {
    expect(readScript(address)).toEqual({ settings: {}, config: '' });
    tag({});
    expect(readScript(address)).toEqual({ settings: {}, config: '' });
  });

  it('sets what it says, the address made whole', () => {
    tag({ api: '/portal', org: 'demo', locale: 'en', theme: 'dark', config: '/portal.config.json' });
    expect(readScript(address)).toEqual({
      settings: { api: new URL('/portal', location.href).href, org: 'demo', locale: 'en', theme: 'dark' },
      config: '/portal.config.json',
    });
  });

  it('leaves the address of the calls to the file of settings where it has none', () => {
    tag({ org: 'demo' });
    const { settings } = readScript(address);
    expect(readConfig({ api: 'https://api.example', ...settings }).api).toBe('https://api.example');
  });

  test.each<Record<string, string>>([
    { locale: 'fr' },
    { locale: 'zh' },
    { locale: 'toString' },
    { theme: 'blue' },
    { locale: '', theme: '' },
  ])('is not obeyed in %j', (data) => {
    tag(data);
    expect(readScript(address).settings).toEqual({});
  });
});
