import { describe, expect, it, test } from 'vitest';
import { annualReportAddress } from '#widgets/annual-report/address.ts';
import { calendarFile } from '#host/app/content/calendar-file.ts';
import { sharedUrl } from '#host/app/content/shared-url.ts';
import { mailUrl, mapUrl } from '#host/app/pages/about/contact-links.ts';
import { payAddress } from '#host/app/pages/orders/order-status.ts';
import { imageUrl } from '#src/data/image-url.ts';
import { localMedia } from '#src/rules/media-url.ts';
import { parseUrl } from '#src/rules/parse-url.ts';
import { safeRedirect } from '#src/rules/redirect.ts';
import { pathUrl, safeUrl, sameOriginUrl, webUrl, withQuery } from '#src/rules/safe-url.ts';
import { serverUrl } from '#src/rules/server-url.ts';
import { shownAddress } from '#src/rules/shown-address.ts';
import { telephoneUrl } from '#src/rules/telephone-url.ts';
import { loginUrl } from '#src/session/login/login-url.ts';
import { allowedReturn } from '#src/session/login/return-url.ts';
import { tokenHandoffUrl } from '#src/session/token/token-handoff-url.ts';
import { addresses, origin, plainAddresses } from '#test/corpus/addresses.ts';
import { navigationLinks } from '#widgets/header/navigation.ts';
import { completeConfig } from '#src/config.ts';

const base = `${origin}/space/page?x=1`;
const elsewhere = 'https://api.example/gateway/';

// The oracle: each promise is written from its sentence, with `URL` alone, and calls none of the functions under test.
const urlOf = (text: string, from: string) => {
  try {
    return new URL(text, from);
  } catch {
    return null;
  }
};
const isNothing = (text: string) => text === '';
/** A browser that follows it loads a page; it runs and shows nothing of the address itself. */
const isWeb = (text: string) => ['http:', 'https:'].includes(urlOf(text, base)?.protocol ?? '');
const isOwn = (text: string) => isWeb(text) && urlOf(text, base)?.origin === origin;
/** The folders of a path as the most forgiving server reads them. */
function foldersOf(path: string): string[] {
  let text = path;
  for (let round = 0; round < 9; round++)
    text = text.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  const folders: string[] = [];
  for (const part of text.toLowerCase().split(/[/\\]/)) {
    const name = part.replace(/;.*$/s, '').replace(/[\t\n\r]/g, '');
    if (name === '..') folders.pop();
    else if (name !== '' && name !== '.') folders.push(name);
  }
  return folders;
}
const isCall = (url: URL, at: string) =>
  url.hostname.endsWith(new URL(at).hostname) &&
  ['api', 'hkw', 'pxapp', 'proxy'].includes(foldersOf(url.pathname)[0] ?? '') &&
  foldersOf(url.pathname).length > 1;
const isNoCall = (text: string) =>
  [origin, elsewhere].every((at) =>
    [base, elsewhere].every((from) => !isCall(urlOf(text, from) ?? new URL('x:x'), at)),
  );

type Sink = (address: string) => string;
type Promised = (given: string) => boolean;

const config = completeConfig({ tokenOrigins: ['https://school.example'] });

/** Each way of an address out of data to the browser, or to another device; its promise beside ''. */
const sinks: [name: string, sink: Sink, promise: Promised][] = [
  ['a link out of data', (text) => safeUrl(text, base), isWeb],
  ['a file of the server', (text) => serverUrl(safeUrl(text, elsewhere), elsewhere), isWeb],
  ['a page for another device', (text) => webUrl(parseUrl(text, base)), isWeb],
  ['a page of our own', (text) => pathUrl(urlOf(text, base) ?? new URL(base)), isOwn],
  ['a page of our own with a query', (text) => withQuery('/search', new URLSearchParams({ q: text })), isOwn],
  [
    'a picture or film',
    (text) => imageUrl(text, { api: '', paths: {} }),
    (given) => isWeb(given) && isNoCall(given),
  ],
  [
    'a picture of an API elsewhere',
    (text) => imageUrl(text, { api: elsewhere, paths: {} }),
    (given) => isWeb(given) && isNoCall(given),
  ],
  [
    'a picture of the page itself',
    (text) => localMedia(text),
    (given) => /^(blob:|data:image\/)/.test(given),
  ],
  ['a redirect', (text) => safeRedirect(text, origin), isOwn],
  ['a log-in that leads back', (text) => loginUrl(text, origin), isOwn],
  [
    'the way back to another site',
    (text) => allowedReturn(text, origin, ['https://school.example/']),
    (given) => given.startsWith('https://school.example/'),
  ],
  [
    'a window that receives the session',
    (text) => tokenHandoffUrl({ config }, text, base),
    (given) => [origin, 'https://school.example'].includes(new URL(given).origin),
  ],
  [
    'a QR code of our own page',
    (text) => sameOriginUrl(text, origin),
    (given) => isOwn(given) && !/^\w+:\/\/[^/]*@/.test(given),
  ],
  [
    'a QR code that is shared',
    (text) =>
      sharedUrl(withQuery('/project', new URLSearchParams({ id: text })), origin, {
        orgCode: 'a',
        defaultOrg: '',
      }),
    isWeb,
  ],
  ['a payment', (text) => payAddress(text, '', base), isWeb],
  ['a payment of an API elsewhere', (text) => payAddress(text, elsewhere, base), isWeb],
  ['the annual report', (text) => annualReportAddress(text, '', base), isWeb],
  [
    'the configured navigation',
    (text) =>
      navigationLinks([{ navigationCode: 'hyperlink', name: 'x', url: text }], new URL(base))[0]?.url ?? '',
    isWeb,
  ],
  [
    'a place on a map',
    (text) => mapUrl({ name: '', address: '', mapUrl: text }, '', base),
    (given) => isWeb(given) || /^geo:[-\d.]+,[-\d.]+$/i.test(given),
  ],
  ['a mail', (text) => mailUrl(text), (given) => /^mailto:[^?&,;\s]+$/.test(given)],
  ['a telephone', (text) => telephoneUrl(text), (given) => /^tel:[+\d]*$/.test(given)],
  [
    'a ticket',
    (text) => shownAddress(text),
    (given) =>
      isWeb(given) &&
      !/user:secret@|[?&#]token=abc/i.test(given.replaceAll('%40', '@').replace(/%3a/gi, ':')) &&
      !urlOf(given, base)?.username,
  ],
];

describe.each(sinks)('%s', (_, sink, promise) => {
  it('keeps its promise for each address of the corpus', () => {
    const broken = addresses.filter((address) => {
      const given = sink(address);
      return !isNothing(given) && !promise(given);
    });
    expect(broken.slice(0, 10).map((address) => [address, sink(address)])).toEqual([]);
  });
});

test.each([
  ['a link', (text: string) => safeUrl(text, base)],
  ['a picture', (text: string) => imageUrl(text, { api: '', paths: {} })],
])('%s leads where a plain address says', (_, sink) => {
  for (const address of plainAddresses)
    expect(urlOf(sink(address), base)?.href).toBe(urlOf(address, base)?.href);
});

test('a calendar file has one address per event, on a line of its own', () => {
  const events = addresses.slice(0, 2000).map((address, place) => ({
    uid: String(place),
    title: address,
    start: 0,
    end: 1,
    description: '',
    place: `x${address}`,
    url: safeUrl(address, base),
  }));
  const lines = calendarFile(events, 0).replaceAll('\r\n ', '').split('\r\n');
  const count = (start: string) => lines.filter((line) => line.startsWith(start)).length;
  for (const start of ['BEGIN:VEVENT', 'SUMMARY:', 'LOCATION:', 'END:VEVENT'])
    expect(count(start), start).toBe(2000);
  const known =
    /^(BEGIN|END|VERSION|PRODID|CALSCALE|METHOD|UID|DTSTAMP|DTSTART|DTEND|SUMMARY|LOCATION|URL|ACTION|DESCRIPTION|TRIGGER):/;
  expect(lines.filter((line) => line !== '' && !known.test(line))).toEqual([]);
  const urls = lines.filter((line) => line.startsWith('URL:')).map((line) => line.slice(4));
  expect(urls.length).toBeGreaterThan(300);
  expect(urls.filter((url) => !isWeb(url))).toEqual([]);
});

test('the corpus is as hostile as it says', () => {
  expect(new Set(addresses).size).toBeGreaterThan(9000);
  const count = (pattern: RegExp) => addresses.filter((address) => pattern.test(address)).length;
  for (const kind of [
    /^\s*javascript:/i,
    /\\/,
    /@/,
    /\[/,
    /xn--/,
    /[\uD800-\uDFFF]/,
    /%25/,
    /[\t\n\r]/,
    /\.\./,
    /api/,
  ])
    expect(count(kind), String(kind)).toBeGreaterThan(100);
});
