import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '#src/config-check.ts';
import { defineEndpoint } from '#src/http/endpoint.ts';
import { connectionError, loadChunk, TimeoutReason } from '#src/http/connection-error.ts';
import { RefusedError } from '#src/http/errors.ts';
import { nameView, raisedErrors } from '#src/rules/raised-errors.ts';
import { chinese } from '#src/texts/texts.ts';
import { failure, sending } from './sending.ts';

const things = defineEndpoint({ method: 'GET', path: '/api/things', response: v.unknown() });
const change = defineEndpoint({
  method: 'PUT',
  path: '/api/things/{id}',
  changes: ['/api/things'],
  request: (input: { id: string }) => ({ path: input }),
  response: v.unknown(),
});

beforeEach(() => void raisedErrors().splice(0));
afterEach(() => void raisedErrors().splice(0));

describe('the settings that a portal serves are waited for by', () => {
  test.each([
    ['a signature', { signed: true as const }, 'signature'],
    ['the client credential', { authorization: 'client' as const }, 'authorization'],
  ])('%s', async (_, more, header) => {
    const loadSettings = async () =>
      readConfig({ api: 'https://api.example', signSecret: 'S', clientCredential: 'web:public' });
    const { http, sent } = sending({ parts: { loadSettings } });
    await defineEndpoint({ method: 'GET', path: '/a', ...more, response: v.unknown() })(http);
    expect(sent[0]?.headers.has(header)).toBe(true);
  });
});

describe('a client', () => {
  it('shows its settings, and those that it can load are the same where nothing serves others', async () => {
    const { http } = sending({ settings: { org: 'demo' } });
    expect(http.config).toMatchObject({ org: 'demo' });
    expect(await http.loadSettings()).toMatchObject({ org: 'demo' });
  });

  it('speaks another language where it is asked to', async () => {
    const { http, notify } = sending({ answer: () => Response.json({}, { status: 502 }) });
    await failure(things(http.withLanguage({ locale: 'en', overrides: {} })));
    expect(notify.mock.calls).toEqual([[expect.stringMatching(/^[ -~]+\(502\)[ -~]*$/)]]);
  });

  it('sends the token of another session where it is given one', async () => {
    const { http, sent } = sending();
    await things(http.withToken('of-a-link'));
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer of-a-link');
  });

  it('needs nobody who hears of changes, and tells none after a read', async () => {
    const onChanged = vi.fn();
    expect(await change(sending().http, { id: '1' })).toMatchObject({ type: 'success' });
    const { http } = sending({ parts: { onChanged } });
    await things(http);
    await defineEndpoint({ method: 'POST', path: '/a', changes: [], response: v.unknown() })(http);
    expect(onChanged).not.toHaveBeenCalled();
  });

  it.each([
    ['a write that its caller has to judge', Response.json({ code: 212 }), []],
    ['an answer that is refused with its own code', Response.json({ code: 500 }, { status: 500 }), []],
    ['an error of a gateway', new Response('', { status: 500 }), [[['/api/things']]]],
  ])('tells a change, or none, after %s', async (_, answer, told) => {
    const onChanged = vi.fn();
    const { http } = sending({ answer: () => answer, parts: { onChanged } });
    await failure(change(http, { id: '1' }));
    expect(onChanged.mock.calls).toEqual(told);
  });

  it('hands on a mistake of ours as it is, without a message for the user', async () => {
    const mistake = new TypeError('x is undefined');
    const { http, notify } = sending();
    const broken = defineEndpoint({
      method: 'GET',
      path: '/a',
      request: () => {
        throw mistake;
      },
      response: v.unknown(),
    });
    expect(await failure(broken(http))).toBe(mistake);
    expect(notify).not.toHaveBeenCalled();
  });

  it('keeps a failure for the reports, with the page or the element, and the call', async () => {
    nameView('/course');
    onTestFinished(() => nameView(''));
    const { http } = sending({ answer: () => Response.json({ code: 500 }) });
    const refused = await failure(change(http, { id: '1' }));
    const shown = await failure(things(http.withNotify(() => {}, 'portal-bell')));
    const again = await failure(things(http.withNotify(() => {}, 'portal-bell').withNotify(() => {})));
    expect([...raisedErrors()]).toMatchObject([
      { error: refused, view: '/course', call: 'PUT /api/things/{id}' },
      { error: shown, view: 'portal-bell', call: 'GET /api/things' },
      { error: again, view: 'portal-bell' },
    ]);
  });

  it('of somebody who is not logged in has no session that could end', async () => {
    const onSignedOut = vi.fn(async () => false);
    const answer = () => Response.json({ code: '-1' });
    const { http, notify } = sending({ answer, parts: { token: () => '', onSignedOut } });
    expect(await failure(things(http))).toMatchObject({ name: 'SignedOutError', code: '-1', shown: false });
    expect(onSignedOut).toHaveBeenCalledExactlyOnceWith(expect.anything(), '');
    expect(notify).not.toHaveBeenCalled();
  });
});

describe('a caller who goes away', () => {
  it('before his call is sent gets no answer', async () => {
    const { http } = sending({
      answer: ({ signal }) => (signal.aborted ? Promise.reject(signal.reason) : Response.json({})),
    });
    const left = failure(things(http, undefined, { signal: AbortSignal.abort() }));
    expect(await left).toMatchObject({ name: 'AbortedError', message: 'aborted', shown: false });
  });

  it('leaves nothing behind once his call is answered', async () => {
    const { signal } = new AbortController();
    const heard = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
    await things(sending().http, undefined, { signal });
    const [added, removed] = heard.map(({ mock }) => mock.calls.filter(([type]) => type === 'abort'));
    expect(added).toHaveLength(1);
    expect(removed).toEqual(added);
  });
});

describe('the error of a lost connection', () => {
  const context = { language: chinese };

  it('is not shown unless its caller is heard, and names what broke', () => {
    const broken = connectionError(new TypeError('Failed to fetch'), context);
    expect(broken).toMatchObject({ name: 'NetworkError', shown: false, cause: { name: 'TypeError' } });
    const late = connectionError(new TimeoutReason(), { ...context, shown: true });
    expect(late).toMatchObject({ name: 'TimeoutError', shown: true, cause: { name: 'TimeoutReason' } });
  });

  it('is one of ours where that came first', async () => {
    const refused = new RefusedError('名额已满');
    expect(connectionError(refused, context)).toBe(refused);
    expect(await failure(loadChunk(Promise.reject(refused), context))).toBe(refused);
  });
});
