import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Routes } from './route.ts';
import { recordBody, type CallRecord } from './calls.ts';
import { ConnectionDropped, meet, type Faults } from './faults.ts';
import { parseRequest, type ParsedRequest } from './parse.ts';
import type { Database } from './database.ts';
import type { Dialects } from './dialects.ts';
import type { LongIds } from './long-ids.ts';

export interface Machinery {
  world: () => Database;
  calls: CallRecord[];
  faults: Faults;
  longIds: LongIds;
  dialects: Dialects;
}

type Parsed = { Variables: { received: Omit<ParsedRequest, 'path'> } };

// A served sandbox runs for days.
const REMEMBERED_CALLS = 2000;

/** The sandbox's own addresses: neither recorded nor hit by faults. */
const own = /^\/(sandbox|external|avatars)\//;

export function createApp(
  routes: Routes,
  { world, calls, faults, longIds, dialects }: Machinery,
): Hono<Parsed> {
  const app = new Hono<Parsed>();
  app.use(cors({ origin: (origin) => origin, credentials: true, maxAge: 600 }));

  app.use(async (context, next) => {
    const { method, path, raw } = context.req;
    const received = await parseRequest(raw);
    context.set('received', received);
    if (own.test(path)) return next();

    const record: CallRecord = {
      method,
      path,
      query: received.query,
      headers: Object.fromEntries(raw.headers),
      body: recordBody(received.body),
      status: 0,
      at: world().now(),
    };
    calls.push(record);
    if (calls.length > REMEMBERED_CALLS) calls.shift();
    const fault = faults.take(method, path);
    const injected = fault && (await meet(fault, raw.signal));
    if (injected) context.res = injected;
    else await next();
    record.status = context.res.status;
  });

  // Fixed paths come before patterns: `problem/page` must not match `problem/{id}`.
  for (const { method, path, handle } of routes.toSorted(
    (one, other) => places(one.path) - places(other.path),
  )) {
    app.on(method, path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
      const sent: ParsedRequest = { ...context.get('received'), path: { ...context.req.param() } };
      const { raw } = context.req;
      const response = await handle({ input: longIds.read(sent), sent, world: world(), request: raw });
      return own.test(context.req.path) ? response : longIds.write(await dialects.write(response));
    });
  }

  app.notFound(() => Response.json({ code: 404, msg: '请求的地址不存在', data: null }, { status: 404 }));
  app.onError((error) => {
    if (error instanceof ConnectionDropped) throw error;
    return Response.json({ code: 500, msg: `服务器内部错误：${error.message}`, data: null }, { status: 500 });
  });
  return app;
}

const places = (path: string) => path.split('{').length;
