// @vitest-environment node
import type { RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { backEndProbe } from '#host/server/health/back-end-probe.ts';
import { createHealth, isHealthPath } from '#host/server/health/health.ts';
import { listen } from '#host/server/listen.ts';

async function backEnd(answer: RequestListener): Promise<string> {
  const { port, close } = await listen(answer, 0);
  onTestFinished(() => close(0));
  return `http://localhost:${port}`;
}

describe('the state of the back end', () => {
  it.each([
    [200, 'ready'],
    [204, 'ready'],
    [499, 'ready'],
    [401, 'ready'],
    [404, 'ready'],
    [302, 'ready'],
    [500, 'failing'],
    [503, 'failing'],
  ])('that answers with %i is %s', async (status, state) => {
    const target = await backEnd((_, outgoing) => outgoing.writeHead(status, { location: '/x' }).end());
    expect(await backEndProbe(target)()).toBe(state);
  });

  it('is asked for below its own path', async () => {
    let asked = '';
    const target = await backEnd(({ url = '' }, outgoing) => {
      asked = url;
      outgoing.end();
    });
    await backEndProbe(`${target}/gateway/`)();
    expect(asked).toBe('/gateway/');
    await backEndProbe(`${target}/gateway`, { path: '/actuator/health' })();
    expect(asked).toBe('/gateway/actuator/health');
  });

  it('is unreachable where it does not answer in time', async () => {
    const target = await backEnd(() => {});
    expect(await backEndProbe(target, { timeoutMs: 50 })()).toBe('unreachable');
  });

  it('is asked for once, however many probes ask, until that is old', async () => {
    let times = 0;
    const target = await backEnd((_, outgoing) => {
      times += 1;
      outgoing.end();
    });
    const kept = backEndProbe(target);
    await Promise.all(Array.from({ length: 20 }, kept));
    await kept();
    expect(times).toBe(1);
    const old = backEndProbe(target, { freshMs: 0 });
    await old();
    await old();
    expect(times).toBe(3);
  });

  it('is old after five seconds', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    let times = 0;
    const ask = backEndProbe(
      await backEnd((_, outgoing) => {
        times += 1;
        outgoing.end();
      }),
    );
    for (const ms of [0, 4999, 1, 4999, 1]) {
      vi.advanceTimersByTime(ms);
      await ask();
    }
    expect(times).toBe(3);
  });

  it('is not even asked for once the server stops', async () => {
    let times = 0;
    const health = createHealth(async () => {
      times += 1;
      return 'ready';
    });
    health.drain();
    expect((await health.answer('/readyz')).status).toBe(503);
    expect(times).toBe(0);
  });
});

describe('the answer of a probe', () => {
  it.each([
    ['ready', 200, 'ready'],
    ['failing', 503, 'not ready'],
    ['unreachable', 503, 'not ready'],
  ] as const)('with a back end that is %s has %i', async (backEnd, code, status) => {
    const answer = await createHealth(async () => backEnd).answer('/readyz');
    expect([answer.status, await answer.json()]).toEqual([code, { status, backEnd }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('says that the process lives, also while it stops', async () => {
    const health = createHealth(async () => 'unreachable');
    health.drain();
    const answer = await health.answer('/healthz');
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
    const ready = await health.answer('/readyz');
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
  });

  it.each([
    ['/healthz', true],
    ['/readyz', true],
    ['/health', false],
  ])('is at %s: %s', (path, isOne) => expect(isHealthPath(path)).toBe(isOne));
});
