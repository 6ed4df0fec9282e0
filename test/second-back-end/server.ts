import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { courses, menu, modules, person, secret, seed, tenant, type Report } from './data.ts';

export interface SecondBackEnd {
  address: string;
  /** Every request that it has got, as `METHOD path?query`, without what comes with every call. */
  asked: string[];
  /** How its next answers fail, by the beginning of the path. */
  broken: Set<string>;
  /** Begins anew. */
  reset(): void;
  close(): Promise<void>;
}

const TOKEN = 'second-token-17';
const VISITOR = 'second-token-visitor';

/**
 * A back end that is not ours: REST below `/v1`, the status of HTTP in place of a code, lists as `items` and `count`, errors
 * as `{ error: { detail } }`. It knows none of our paths.
 */
export async function openSecondBackEnd(): Promise<SecondBackEnd> {
  const asked: string[] = [];
  const broken = new Set<string>();
  let app = secondApp(asked, broken);
  const listener = getRequestListener((request) => app.fetch(request));
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    broken,
    reset() {
      asked.length = 0;
      broken.clear();
      app = secondApp(asked, broken);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function secondApp(asked: string[], broken: Set<string>): Hono {
  const app = new Hono();
  const records = seed();
  const refuse = (status: number, detail: string) => Response.json({ error: { detail } }, { status });
  /** A part of a list; the page counts from 1. */
  const part = (all: readonly unknown[], query: Record<string, string>) => {
    const { page = '1', per_page: size = '10' } = query;
    const from = (Number(page) - 1) * Number(size);
    return { items: all.slice(from, from + Number(size)), count: all.length };
  };

  app.use(async (c, next) => {
    const { pathname, searchParams } = new URL(c.req.url);
    for (const name of ['os', 'deviceCode']) searchParams.delete(name);
    asked.push(`${c.req.method} ${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}`);
    if ([...broken].some((path) => pathname.startsWith(path))) return refuse(503, '系统维护中，请稍后再来');
    const isOpen = /^\/v1\/(tenants|sessions|menu|modules|catalogue)/.test(pathname);
    const isKnown = c.req.header('authorization') === `Bearer ${TOKEN}`;
    if (pathname.startsWith('/v1/') && !isOpen && !isKnown) return refuse(401, '请先登录');
    return next();
  });
  app.notFound(() => refuse(404, '没有这个接口'));

  app.get('/v1/tenants/:slug', (c) =>
    c.req.param('slug') === tenant.slug ? c.json(tenant) : refuse(404, '没有这个机构'),
  );
  app.post('/v1/sessions', async (c) => {
    const given = (await c.req.json()) as { login?: string; secret?: string };
    if (given.login !== person.login || given.secret !== secret) return refuse(422, '账号或口令不对');
    return c.json({ access_token: TOKEN, person: person.person_id }, 201);
  });
  app.post('/v1/sessions/visitor', (c) => c.json({ access_token: VISITOR }, 201));
  app.delete('/v1/sessions/current', (c) => c.body(null, 204));
  app.get('/v1/me', (c) => c.json(person));
  app.get('/v1/menu', (c) => c.json(menu));
  app.get('/v1/modules', (c) => c.json(modules));

  app.get('/v1/catalogue/courses', (c) => {
    const { key, text } = c.req.query();
    const found = courses.filter(
      (one) => (!key || String(one.key) === key) && (!text || one.name.includes(text)),
    );
    return c.json(part(found, c.req.query()));
  });
  app.get('/v1/learning/courses', (c) => c.json(part(records.learning, c.req.query())));

  app.get('/v1/letters', (c) => {
    const { topic, unseen } = c.req.query();
    const found = records.letters.filter(
      (one) => (!topic || one.topic === topic) && (unseen !== 'true' || !one.seen_at),
    );
    return c.json(part(found, c.req.query()));
  });
  app.get('/v1/letters/unseen', (c) =>
    c.json({ system: records.letters.filter((one) => !one.seen_at).length }),
  );
  app.patch('/v1/letters/:key', (c) => {
    const letter = records.letters.find((one) => String(one.key) === c.req.param('key'));
    if (!letter) return refuse(404, '没有这封信');
    letter.seen_at = new Date().toISOString();
    return c.body(null, 204);
  });
  app.post('/v1/letters/seen', async (c) => {
    for (const letter of records.letters) letter.seen_at ??= new Date().toISOString();
    return c.body(null, 204);
  });

  app.get('/v1/reports', (c) => c.json(part(records.reports, c.req.query())));
  app.post('/v1/reports', async (c) => {
    const given = (await c.req.json()) as Pick<Report, 'sort' | 'text' | 'page' | 'shots'>;
    if (given.text.length < 5) return refuse(422, '请至少写五个字');
    const report: Report = {
      ...given,
      key: 100 + records.reports.length,
      phase: 'open',
      filed_at: new Date().toISOString(),
    };
    records.reports.unshift(report);
    return c.json({ key: report.key }, 201);
  });
  return app;
}
