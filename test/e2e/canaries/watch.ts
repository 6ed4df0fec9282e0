import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import type { BrowserContext, ConsoleMessage, Download, Frame, Page, Request, WebError } from 'playwright';
import { address } from '../address.ts';
import { keptInPage, listenInPage, type Kept } from './in-page.ts';
import type { SecretKind, Secrets } from './secrets.ts';

/** Everywhere that a secret may turn up. */
export type Place =
  | Kept['place']
  | 'request address'
  | 'request header'
  | 'request body'
  | 'referrer'
  | 'address'
  | 'history entry'
  | 'cookie'
  | 'console'
  | 'event'
  | 'message'
  | 'clipboard'
  | 'file'
  | 'drawing'
  | 'server log'
  | 'ticket';

export interface Evidence {
  place: Place;
  /** Where in it, e.g. the name of an item or header, or the call: `POST /api/auth/user/login`. */
  at: string;
  text: string;
  /** Found when the flow was over, not in the middle of it. */
  isAfter?: true;
}

/** A page also tells the answers of calls, of which the browser keeps no copy where they are read as a blob. */
type Heard = Omit<Evidence, 'place'> & { place: Place | 'answer' };

/** The watch of a context that is running; the functions of its pages stay when a watch ends. */
const running = new WeakMap<BrowserContext, (found: Heard) => void>();

export interface Watch {
  evidence: Evidence[];
  /** Notes what the pages keep and show at this moment. */
  look: () => Promise<void>;
  /** Looks a last time, and waits for everything that has been noted. */
  end: () => Promise<Evidence[]>;
}

/** Notes all that the pages of a context do, and learns the secrets that the server gives to them. */
export async function watch(context: BrowserContext, secrets: Secrets): Promise<Watch> {
  const evidence: Evidence[] = [];
  const pending: Promise<void>[] = [];
  const note = (place: Place, at: string, text: string) => void evidence.push({ place, at, text });
  const later = (work: Promise<void>) => void pending.push(work.catch(() => {}));

  const isNew = !running.has(context);
  running.set(context, ({ place, at, text }) => {
    if (place === 'answer') learnFromAnswer(at, text, secrets);
    else note(place, at, text);
  });
  if (isNew) {
    await context.exposeBinding('canaryHeard', (_, place: Heard['place'], at: string, text: string) =>
      running.get(context)?.({ place, at, text }),
    );
    await context.addInitScript(listenInPage);
  }
  // A page that is open has its scripts from now on.
  const { length: logged } = await serverLog();

  const hearRequest = (request: Request) => {
    const url = request.url();
    if (/^(data|blob):/.test(url)) return;
    if (request.isNavigationRequest()) learnFromAddress(url, secrets);
    secrets.add('verifier', new URL(url).searchParams.get('verifier') ?? '');
    const at = nameOf(request);
    note('request address', at, url);
    note('request body', at, request.postDataBuffer()?.toString() ?? '');
    later(
      request.allHeaders().then((headers) => {
        learnFromHeaders(headers, secrets);
        for (const [name, value] of Object.entries(headers)) {
          if (name === 'referer') note('referrer', at, value);
          else if (!name.startsWith(':')) note('request header', `${name}: ${at}`, value);
        }
      }),
    );
  };
  const hearConsole = (message: ConsoleMessage) => {
    const isOfBrowser = message.text().startsWith('Failed to load resource');
    note(
      'console',
      isOfBrowser ? 'failed request' : message.type(),
      `${message.text()} ${message.location().url}`,
    );
  };
  const hearError = (error: WebError) =>
    note('console', 'uncaught', `${error.error().stack ?? error.error().message}`);
  const hearDownload = (download: Download) => {
    note('file', 'name', `${download.suggestedFilename()} ${download.url()}`);
    later(
      download
        .path()
        .then(async (path) => note('file', download.suggestedFilename(), await readFile(path, 'latin1'))),
    );
  };
  const hearAddress = (frame: Frame) => {
    learnFromAddress(frame.url(), secrets);
    note('address', pathOf(frame.url()), frame.url());
  };
  const follow = (page: Page) => {
    page.on('framenavigated', hearAddress);
    page.on('download', hearDownload);
  };
  context.pages().forEach(follow);
  context.on('page', follow);
  context.on('request', hearRequest);
  context.on('console', hearConsole);
  context.on('weberror', hearError);

  const lookNow = async (isAfter?: true) => {
    const found = (one: Evidence) => void evidence.push({ ...one, ...(isAfter && { isAfter }) });
    for (const page of context.pages()) {
      for (const frame of page.frames()) {
        if (!frame.url().startsWith('http')) continue;
        const kept = await frame.evaluate(keptInPage).catch(() => []);
        for (const one of kept) found({ ...one, at: siteOf(frame.url()) + one.at });
      }
    }
    for (const { name, value, path, domain } of await context.cookies())
      found({ place: 'cookie', at: `${name} ${path} ${domain}`, text: `${name}=${value}` });
  };

  return {
    evidence,
    look: () => lookNow(),
    async end() {
      await lookNow(true);
      for (const page of context.pages()) {
        const client = await context.newCDPSession(page);
        const { entries } = await client.send('Page.getNavigationHistory');
        for (const { url, title } of entries) note('history entry', pathOf(url), `${url} ${title}`);
        await client.detach();
      }
      await Promise.all(pending);
      note('server log', 'output', (await serverLog()).slice(logged));
      const calls = (await (await fetch(`${address}/sandbox/calls`)).json()) as {
        path: string;
        body: unknown;
      }[];
      for (const { path, body } of calls)
        if (/\/(problem|feedback)(\/|$)/.test(path)) note('ticket', path, JSON.stringify(body));
      for (const [event, listener] of [
        ['page', follow],
        ['request', hearRequest],
        ['console', hearConsole],
        ['weberror', hearError],
      ] as const)
        context.removeListener(event as 'page', listener as (page: Page) => void);
      for (const page of context.pages())
        page.off('download', hearDownload).off('framenavigated', hearAddress);
      running.set(context, () => {});
      return evidence;
    },
  };
}

/** Tells other sites from the portal. */
const siteOf = (url: string) => (url.startsWith(`${address}/`) ? '' : 'other site ');
const pathOf = (url: string) => siteOf(url) + new URL(url).pathname;

/** A call by its path, any other request by its site too. */
const nameOf = (request: Request) => `${request.method()} ${pathOf(request.url())}`;

const serverLog = () => readFile(inject('serverLog'), 'utf8');

/** The parameters in which a secret is handed over, by what they hold. */
const parameters: Readonly<Record<string, SecretKind>> = {
  key: 'one-time key',
  portal_key: 'one-time key',
  state: 'state',
  portal_state: 'state',
  code: 'scan code',
};

/** A flow that leads through addresses may end before an answer can be read. */
function learnFromAddress(url: string, secrets: Secrets): void {
  const { searchParams, hash } = new URL(url);
  for (const [name, value] of [...searchParams, ...new URLSearchParams(hash.slice(1))]) {
    const kind = parameters[name];
    if (kind) secrets.add(kind, value);
  }
}

function learnFromHeaders(headers: Readonly<Record<string, string>>, secrets: Secrets): void {
  const token = /^Bearer (\w+)$/.exec(headers.authorization ?? '')?.[1];
  if (token) secrets.add('token', token);
}

/** The fields of answers that hold one. */
const fields: Readonly<Record<string, SecretKind>> = {
  token: 'token',
  access_token: 'social account',
  openId: 'social account',
  openid: 'social account',
};

function learnFromAnswer(url: string, text: string, secrets: Secrets): void {
  const answer = JSON.parse(text) as { data?: unknown } | null;
  const data = answer?.data ?? answer;
  if (typeof data !== 'object' || data === null) return;
  for (const [name, value] of Object.entries(data)) {
    const kind = fields[name];
    if (kind && typeof value === 'string') secrets.add(kind, value);
    else if (name === 'id' && url.includes('/api/auth/token/key')) secrets.add('one-time key', String(value));
  }
}
