import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect, inject, it, test } from 'vitest';
import { address, openBrowser } from '../browser.ts';
import { leaksOf } from './leaks.ts';
import { excerptOf, Secrets, type Secret } from './secrets.ts';
import { watch, type Place } from './watch.ts';

const { visit } = openBrowser();

const inPage = (work: (secret: string) => unknown) => (page: Page, secret: string) =>
  page.evaluate(work, secret);

/** Puts a secret into each place that is searched; a place without a plant is a type error. */
const plants: Readonly<Record<Place, (page: Page, secret: string) => Promise<unknown>>> = {
  address: async (page, secret) => {
    await page.goto(`${address}/about/us#${secret}`);
    await page.goto(`${address}/about/FAQ`);
  },
  referrer: (page, secret) => page.goto(`${address}/about/us`, { referer: `${address}/?x=${secret}` }),
  'request address': inPage((secret) => fetch(`/favicon.svg?x=${secret}`)),
  'request header': inPage((secret) => fetch('/favicon.svg', { headers: { 'x-note': secret } })),
  'request body': inPage((secret) => fetch('/api/nothing', { method: 'POST', body: `{"a":"${secret}"}` })),
  history: inPage((secret) => history.replaceState({ deep: { secret } }, '')),
  'history entry': inPage((secret) => history.pushState(null, '', `${location.pathname}?x=${secret}`)),
  cookie: inPage((secret) => (document.cookie = `other=${secret}`)),
  'local storage': inPage((secret) => localStorage.setItem('portal.other', secret)),
  'session storage': inPage((secret) => sessionStorage.setItem('portal.other', secret)),
  IndexedDB: inPage(async (secret) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('planted', 1);
      opening.onupgradeneeded = () => void opening.result.createObjectStore('rows', { autoIncrement: true });
      opening.onsuccess = () => resolve(opening.result);
    });
    await new Promise((resolve) => {
      const writing = database.transaction('rows', 'readwrite').objectStore('rows').add({ deep: { secret } });
      writing.onsuccess = resolve;
    });
    database.close();
  }),
  'cache storage': inPage(async (secret) => {
    const cache = await caches.open('planted');
    await cache.put('/planted', new Response(secret));
  }),
  DOM: inPage((secret) => {
    const element = document.createElement('div');
    element.attachShadow({ mode: 'open' }).innerHTML = `<p title="${secret}"></p>`;
    document.body.append(element);
  }),
  field: inPage((secret) => {
    const field = document.createElement('input');
    document.body.append(field);
    field.value = secret;
  }),
  console: inPage((secret) => console.debug('%s', 'x', { a: { b: { secret } } })),
  event: inPage((secret) =>
    document.dispatchEvent(new CustomEvent('portal-error', { detail: { error: new Error(secret) } })),
  ),
  message: inPage((secret) => new BroadcastChannel('planted').postMessage({ deep: { secret } })),
  clipboard: inPage((secret) => void navigator.clipboard.writeText(secret).catch(() => {})),
  file: async (page, secret) => {
    const saved = page.waitForEvent('download');
    await page.evaluate((text) => {
      const link = document.createElement('a');
      link.href = `data:text/plain;base64,${btoa(`a line\n${text}`)}`;
      link.download = 'planted.txt';
      link.click();
    }, secret);
    await (await saved).path();
  },
  drawing: inPage(
    (secret) => (new Image().src = `data:image/svg+xml,${encodeURIComponent(`<svg>${secret}</svg>`)}`),
  ),
  ticket: inPage((secret) =>
    fetch('/api/orgUser/problem', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content: secret }),
    }),
  ),
  'server log': async (_, secret) => {
    // The runner writes it to the terminal of its process, in which the servers are.
    console.log(secret);
    await expect.poll(() => readFile(inject('serverLog'), 'utf8')).toContain(secret);
  },
};

it('a secret that is planted in a place is found there', async () => {
  const { page, context } = await visit({ width: 1366 });
  const secrets = new Secrets();
  const { end } = await watch(context, secrets);
  await page.goto(`${address}/about/us`);
  const planted: [Place, Secret][] = [];
  for (const [place, plant] of Object.entries(plants)) {
    const value = secrets.invented('password');
    await plant(page, value);
    planted.push([place as Place, { kind: 'password', value }]);
  }
  const evidence = await end();
  const found = planted.map(([place, secret]) => [
    place,
    leaksOf(evidence, [secret]).some((leak) => leak.place.startsWith(`${place}: `)),
  ]);
  expect(found).toEqual(planted.map(([place]) => [place, true]));
});

describe('a secret is found in a text', () => {
  const secret: Secret = { kind: 'password', value: 'Kn#0a1b&c7' };
  const json = JSON.stringify({ deep: JSON.stringify({ password: secret.value }) });
  test.each([
    ['as it is', `x${secret.value}y`],
    ['in other case', secret.value.toUpperCase()],
    ['in an address', `?a=${encodeURIComponent(secret.value)}`],
    ['in an address within an address', `?a=${encodeURIComponent(`?b=${encodeURIComponent(secret.value)}`)}`],
    ['in JSON within JSON', json],
    ['in markup', '<p title="Kn#0a1b&amp;c7">'],
    ['in base64', `data:;base64,${Buffer.from(`{"a":"${secret.value}"}`).toString('base64')}`],
    [
      'in base64 within JSON',
      JSON.stringify({ a: Buffer.from(`-- ${secret.value} --`).toString('base64url') }),
    ],
  ])('%s', (_, text) => {
    expect(excerptOf(text, secret)).toContain('«password»');
  });

  test.each([
    ['123456', true],
    ['code=123456&x', true],
    ['%3D123456%26', true],
    ['{"code":"123456"}', true],
    ['1764123456000', false],
    ['0.123456', false],
    ['a123456', false],
  ])('a short one only as a whole: %s', (text, isFound) => {
    expect(excerptOf(text, { kind: 'code', value: '123456' }) !== undefined).toBe(isFound);
  });

  test.each(['135 1234 5678', '135-1234-5678', '%2B86+13512345678'])('a number in groups: %s', (text) => {
    expect(excerptOf(text, { kind: 'mobile number', value: '13512345678' })).toBeDefined();
  });
});

it('a secret may stand in one place of a kind, and not in another', () => {
  const at = 'PUT /api/operate/platUser/updatePassword';
  const secrets = [{ kind: 'password', value: 'Kn#0a1b2c7' }] as const;
  const text = 'Kn#0a1b2c7';
  expect(leaksOf([{ place: 'request body', at, text }], secrets)).toEqual([]);
  expect(leaksOf([{ place: 'request address', at, text }], secrets)).toHaveLength(1);
  expect(
    leaksOf([{ place: 'request body', at: `${at.replace('PUT ', 'PUT other site ')}`, text }], secrets),
  ).toEqual([
    {
      secret: 'password',
      place: `request body: PUT other site /api/operate/platUser/updatePassword`,
      excerpt: '«password»',
    },
  ]);
  expect(leaksOf([{ place: 'field', at: 'password 密码', text }], secrets)).toEqual([]);
  expect(leaksOf([{ place: 'field', at: 'password 密码', text, isAfter: true }], secrets)).toHaveLength(1);
});
