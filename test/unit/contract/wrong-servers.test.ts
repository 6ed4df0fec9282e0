// @vitest-environment node
import { afterAll, describe, expect, it } from 'vitest';
import type { Adapter } from '#src/http/adapter/adapter.ts';
import { adaptCall } from '#src/http/adapter/adapt-call.ts';
import { chinese } from '#src/texts/texts.ts';
import { callOf } from '#host/contract/check/result.ts';
import { calls, validation } from './document.ts';
import { check, rowOf, sandboxBehind, serve } from './served.ts';
import { kinds, type Body, type Wrong } from './wrongs.ts';

const WRONG_WAYS = 40;

/** Set for one check; the server then answers the call at this address wrongly. */
let wrongAt: { address: string; wrong: Wrong } | undefined;

const bodies = new Map<string, Body>();
const { token, answer } = sandboxBehind(async (request, response) => {
  const { pathname } = new URL(request.url);
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const body = (await response.clone().json()) as Body;
  if (!bodies.has(pathname)) bodies.set(pathname, body);
  return wrongAt?.address === decodeURI(pathname) ? wrongAt.wrong.answer(body) : response;
});
const server = await serve(answer);
afterAll(() => server.close());

// The right answers tell where each way has something to be wrong about.
const right = await check({ server: server.address, token });
const candidates = right.rows.flatMap((row) => {
  const call = calls.find((one) => callOf(one) === callOf(row));
  const body = bodies.get(row.asked);
  const hasData = row.result === 'same' && row.note === '' && body?.data != null;
  // Where anything is right, no data are wrong.
  return call && hasData && Object.keys(call.schema).length > 0 ? [{ row, call, body }] : [];
});

const cases = Array.from({ length: WRONG_WAYS }, (_, index) => {
  const names = Object.keys(kinds);
  const name = names[index % names.length] ?? '';
  // Steps over the candidates, so that ways and calls meet in ever other pairs.
  for (let step = 0; step < candidates.length; step += 1) {
    const candidate = candidates[(index * 17 + step) % candidates.length];
    const wrong = candidate && kinds[name]?.(candidate.call, candidate.body);
    if (candidate && wrong) return { name, wrong, path: candidate.row.path, address: candidate.row.asked };
  }
  throw new Error(`no call can be wrong like this: ${name}`);
});

describe('a sandbox made wrong in one way', () => {
  it('is wrong in many ways and calls', () => {
    expect(new Set(cases.map(({ name }) => name)).size).toBe(Object.keys(kinds).length);
    expect(new Set(cases.map(({ path }) => path)).size).toBeGreaterThan(25);
  });

  it.each(cases)('is found where it $name: $path', async ({ wrong, path, address }) => {
    wrongAt = { address, wrong };
    const report = await check({ server: server.address, token, only: `GET ${path}`, timeoutMs: 400 });
    wrongAt = undefined;
    const { kind, field, renamedFrom, result = 'differs' } = wrong;
    const row = rowOf(report, path);
    expect(row).toMatchObject({ result, asked: address });
    expect(row.differences.map((one) => `${one.kind}: ${one.field}`)).toContain(`${kind}: ${field}`);
    if (renamedFrom === undefined) return;

    // The adapter that is proposed makes the answer right.
    expect(row.differences).toContainEqual(expect.objectContaining({ kind, field, renamedFrom }));
    const call = calls.find((one) => one.method === 'GET' && one.path === path);
    const right = structuredClone(bodies.get(address) ?? {});
    const sent = (await (await wrong.answer(right)).json()) as Body;
    const module = `data:text/javascript,${encodeURIComponent(report.adapter)}`;
    const { default: adapter } = (await import(/* @vite-ignore */ module)) as { default: Adapter };
    if (!call) throw new Error(`there is no call ${path}`);
    const { receive } = await adaptCall(
      adapter,
      call.definition,
      { language: chinese, shown: false },
      () => {},
    );
    const received = {
      status: 200,
      blob: new Blob([JSON.stringify(sent)]),
      type: 'application/json',
      retryAfter: 0,
      sent: null,
    };
    const adapted = JSON.parse(await (await receive(received)).blob.text()) as Body;
    expect(adapted).toEqual(bodies.get(address));
    expect(validation.differences(call.schema, adapted.data, 'data')).toEqual([]);
  });
});
