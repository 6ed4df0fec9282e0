// @vitest-environment node
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { listen } from '#host/server/listen.ts';
import { createMetrics, type Metrics } from '#host/server/observe/metrics.ts';
import { serveMetrics } from '#host/server/observe/metrics-server.ts';
import { requestLog } from '#host/server/observe/request-log.ts';
import { watchRequests, type EndedRequest } from '#host/server/observe/watch-requests.ts';

const ended: EndedRequest = {
  id: 'proxy-0001',
  kind: 'call',
  time: new Date('2026-11-20T08:30:00Z'),
  method: 'GET',
  address: '/api/x?token=secret',
  status: 200,
  isAborted: false,
  ms: 12.6,
  bytes: 345,
};

function lineOf(format: 'json' | 'short', request: Partial<EndedRequest>, paths?: Record<string, string>) {
  const lines: string[] = [];
  requestLog(format, { write: (line) => void lines.push(line), paths: () => paths }).ended({
    ...ended,
    ...request,
  });
  return lines.join('');
}

describe('a line of the log', () => {
  it('for machines is one of JSON, with whole milliseconds', () => {
    expect(lineOf('json', {})).toBe(
      '{"time":"2026-11-20T08:30:00.000Z","id":"proxy-0001","method":"GET","path":"/api/x","kind":"call","status":200,"ms":13,"bytes":345}\n',
    );
  });

  test.each<[string, Partial<EndedRequest>, object]>([
    ['that a caller has given up', { isAborted: true, status: 0 }, { aborted: true, status: 0 }],
    [
      'that the back end has answered',
      { upstream: { status: 503, ms: 9.4 } },
      { upstream: 503, upstreamMs: 9 },
    ],
    ['that the back end has not answered', { upstream: { ms: 9.6 } }, { upstream: null, upstreamMs: 10 }],
  ])('tells a call %s', (_, request, told) => {
    expect(JSON.parse(lineOf('json', request))).toMatchObject(told);
  });

  it('for a terminal is short, and says that a call was given up', () => {
    const clock = ended.time.toTimeString().slice(0, 8);
    expect(lineOf('short', {})).toBe(`${clock} GET /api/x 200 13 ms\n`);
    expect(lineOf('short', { isAborted: true, status: 0 })).toBe(`${clock} GET /api/x aborted 13 ms\n`);
  });

  it('masks a secret of a path that the settings have replaced', () => {
    const paths = { '/api/auth/user/send/{mobile}': '/sms/{mobile}' };
    expect(lineOf('short', { address: '/sms/13800138000' }, paths)).toContain(' /sms/* ');
  });

  test.each<[EndedRequest['kind'], number, boolean]>([
    ['health', 200, false],
    ['health', 503, true],
    ['page', 200, true],
  ])('of the kind %s with %i is written: %s', (kind, status, isWritten) => {
    expect(lineOf('json', { kind, status }) !== '').toBe(isWritten);
  });
});

describe('a request that is watched', () => {
  /** One whose connection has sent bytes before. */
  function begun() {
    const incoming = { headers: {}, socket: { bytesWritten: 1000 }, method: 'POST', url: '/api/x' };
    const outgoing = Object.assign(new EventEmitter(), {
      headersSent: false,
      statusCode: 200,
      writableEnded: false,
    });
    const watcher = { begun: vi.fn(), ended: vi.fn<(request: EndedRequest) => void>() };
    const quiet = { ended: vi.fn() };
    const requests = watchRequests([watcher, quiet]);
    requests.begin(incoming as unknown as IncomingMessage, outgoing as unknown as ServerResponse);
    return { incoming, outgoing, watcher, quiet, requests };
  }

  it('is told once it ends, with the bytes of its own answer', () => {
    const { incoming, outgoing, watcher, quiet } = begun();
    expect(watcher.begun).toHaveBeenCalledOnce();
    expect(watcher.ended).not.toHaveBeenCalled();
    incoming.socket.bytesWritten += 500;
    Object.assign(outgoing, { headersSent: true, statusCode: 201, writableEnded: true });
    outgoing.emit('close');
    outgoing.emit('close');
    expect(watcher.ended).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        method: 'POST',
        address: '/api/x',
        status: 201,
        isAborted: false,
        bytes: 500,
      }),
    );
    expect(quiet.ended).toHaveBeenCalledOnce();
    const [{ ms, time }] = watcher.ended.mock.calls[0] as [EndedRequest];
    expect(ms).toBeGreaterThanOrEqual(0);
    expect(ms).toBeLessThan(10_000);
    expect(Math.abs(Date.now() - time.getTime())).toBeLessThan(10_000);
  });

  it('has no status where the connection ended before its answer', () => {
    const { outgoing, watcher } = begun();
    outgoing.emit('close');
    expect(watcher.ended).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ status: 0, isAborted: true, kind: 'unread' }),
    );
  });

  it('has a record that those who answer it describe', () => {
    const { incoming, outgoing, watcher, requests } = begun();
    Object.assign(requests.of(incoming), { kind: 'call' });
    outgoing.emit('close');
    expect(watcher.ended).toHaveBeenCalledWith(
      // The record is read when the request ends, not when it begins.
      expect.objectContaining({ kind: 'call', id: requests.of(incoming).id }),
    );
    expect(requests.of({})).toMatchObject({ kind: 'unread' });
  });
});

describe('the metrics', () => {
  it('say what each of them counts, in seconds and by labels of few values', async () => {
    const metrics = createMetrics();
    metrics.begun?.();
    metrics.begun?.();
    metrics.ended({ ...ended, ms: 300, upstream: { status: 503, ms: 60 } });
    const lines = (await metrics.text()).split('\n').filter((line) => line.includes('portal_'));
    expect(lines).toContain('portal_requests_running 1');
    expect(lines).toContain('portal_requests_total{kind="call",status="2xx"} 1');
    expect(lines).toContain('portal_request_duration_seconds_sum{kind="call"} 0.3');
    expect(lines).toContain('portal_request_duration_seconds_bucket{le="0.25",kind="call"} 0');
    expect(lines).toContain('portal_request_duration_seconds_bucket{le="0.5",kind="call"} 1');
    expect(lines).toContain('portal_backend_duration_seconds_sum{status="5xx"} 0.06');
    const help = lines.filter((line) => line.startsWith('# HELP'));
    expect(help).toHaveLength(4);
    for (const line of help) expect(line).toMatch(/^# HELP portal_[a-z_]+ [A-Z][a-z]+ /);
  });

  it('tell a call that was given up as that, and ask no back end that was not asked', async () => {
    const metrics = createMetrics();
    metrics.ended({ ...ended, isAborted: true, status: 0 });
    const unanswered = createMetrics();
    unanswered.ended({ ...ended, status: 502, upstream: { ms: 60 } });
    expect(await unanswered.text()).toContain('portal_backend_duration_seconds_count{status="none"} 1');
    const text = await metrics.text();
    expect(text).toContain('portal_requests_total{kind="call",status="aborted"} 1');
    expect(text).not.toMatch(/portal_backend_duration_seconds_count\{/);
  });

  it('that cannot be read are 500, and the operator is told why', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => complaint.mockRestore());
    const broken = { contentType: 'text/plain', text: () => Promise.reject(new Error('no memory')) };
    const { port, close } = await serveMetrics(broken as unknown as Metrics, 0);
    onTestFinished(() => close(0));
    expect((await fetch(`http://localhost:${port}/metrics`)).status).toBe(500);
    expect(complaint).toHaveBeenCalledExactlyOnceWith(new Error('no memory'));
  });

  it('are the only thing at their port', async () => {
    const metrics = createMetrics();
    const { port, close } = await serveMetrics(metrics, 0);
    onTestFinished(() => close(0));
    const answer = await fetch(`http://localhost:${port}/metrics`);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await answer.text()).toContain('portal_requests_running 0');
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(404);
  });

  it('are asked for by GET, and on the address that is wanted', async () => {
    const { port, close } = await serveMetrics(createMetrics(), 0, '127.0.0.2');
    onTestFinished(() => close(0));
    const answer = await fetch(`http://127.0.0.2:${port}/metrics`, { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed');
  });
});

describe('a server that listens', () => {
  it('on one address is not reached by another, and two may share a port so', async () => {
    const first = await listen((_, outgoing) => void outgoing.end('first'), 0, '127.0.0.1');
    onTestFinished(() => first.close(0));
    const second = await listen((_, outgoing) => void outgoing.end('second'), first.port, '127.0.0.2');
    onTestFinished(() => second.close(0));
    expect(second.port).toBe(first.port);
    const textAt = async (host: string) => (await fetch(`http://${host}:${first.port}/`)).text();
    expect([await textAt('127.0.0.1'), await textAt('127.0.0.2')]).toEqual(['first', 'second']);
  });

  it('on an address that the machine lacks says so', async () => {
    await expect(listen(() => {}, 0, '203.0.113.7')).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
  });
});
