import { afterEach, expect, test } from 'vitest';
import { imageUrl } from '#src/data/image-url.ts';
import { createSanitizer } from '#src/html/sanitize.ts';
import { setAddress } from '#src/rules/address-sinks.ts';
import { apiFolders, mediaUrl } from '#src/rules/media-url.ts';
import { safeUrl } from '#src/rules/safe-url.ts';
import { addresses } from '#test/corpus/addresses.ts';

// Here the browser itself says where an address leads: it parses what the rules have let through.
const here = location.href;
const own = addresses.map((address) => address.replaceAll('portal.example', location.host));

const places: HTMLElement[] = [];
afterEach(() => {
  for (const place of places.splice(0)) place.remove();
});

const isCall = (url: string) => {
  const { host, pathname } = new URL(url, here);
  let path = pathname;
  for (let round = 0; round < 9; round++)
    path = path.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return host === location.host && new RegExp(`^[/\\\\]*(${apiFolders.join('|')})[/\\\\]`, 'i').test(path);
};

test('the corpus in links and pictures: the browser would open web pages alone, and request no call', () => {
  const link = document.createElement('a');
  const picture = document.createElement('img');
  for (const address of own) {
    link.removeAttribute('href');
    // A link that the browser cannot read, for half a surrogate, leads nowhere: its protocol is ':'.
    const safe = safeUrl(address, here);
    if (safe) setAddress(link, safe);
    expect(
      safe === '' || /^(https?)?:$/.test(link.protocol),
      `${JSON.stringify(address)} leads to ${link.href}`,
    ).toBe(true);
    // Not in the page and lazy, so nothing is requested; `src` is what would be.
    picture.loading = 'lazy';
    const media = imageUrl(address, { api: '', paths: {} });
    picture.src = media;
    expect(media !== '' && isCall(picture.src), `${JSON.stringify(address)} requests ${picture.src}`).toBe(
      false,
    );
  }
});

test('the corpus in the HTML of the server: the same', () => {
  const sanitize = createSanitizer();
  const source = document.implementation.createHTMLDocument();
  for (const address of own) {
    const [link, picture] = [source.createElement('a'), source.createElement('img')];
    link.setAttribute('href', address);
    picture.setAttribute('src', address);
    const clean = sanitize(link.outerHTML + picture.outerHTML, here);
    for (const one of clean.querySelectorAll('a[href]'))
      expect(new URL(one.getAttribute('href') ?? '', here).protocol).toMatch(/^https?:$/);
    for (const one of clean.querySelectorAll('img'))
      expect(isCall(one.getAttribute('src') ?? ''), `${JSON.stringify(address)} requests ${one.src}`).toBe(
        false,
      );
  }
});

test('pictures of our own host in the page: the browser requests none that is a call', async () => {
  const near = own
    .map((address) => mediaUrl(address, here))
    .filter((url) => url && new URL(url, here).host === location.host);
  expect(near.length).toBeGreaterThan(100);
  // The server of the tests cannot read what is no path to it.
  const readable = near.filter((url) => /^\/(?!\/)[\w/.;=@-]*$/.test(new URL(url, here).pathname));
  performance.setResourceTimingBufferSize(near.length + 1000);
  performance.clearResourceTimings();
  const place = document.createElement('div');
  places.push(place);
  document.body.append(place);
  const loaded = readable.slice(0, 200).map(
    (url) =>
      new Promise<void>((resolve) => {
        const picture = document.createElement('img');
        picture.addEventListener('load', () => resolve());
        picture.addEventListener('error', () => resolve());
        picture.src = url;
        place.append(picture);
      }),
  );
  await Promise.all(loaded);
  const requested = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(requested.length).toBeGreaterThan(0);
  expect(requested.filter(isCall)).toEqual([]);
});
