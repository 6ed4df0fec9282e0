import * as v from 'valibot';
import { optionalText, text, type Route, type Routes } from './route.ts';
import type { CallRecord } from './calls.ts';
import { dialectNames, type DialectName } from './dialects.ts';
import type { Faults } from './faults.ts';
import { reply } from './tickets/tickets.ts';
import { notify } from './notifications/notifications.ts';
import { review, reviewResults } from './authoring/review.ts';
import { certify } from './learning/certify.ts';
import { pay } from './orders/orders.ts';
import { scan, scanResults } from './login/qr.ts';
import type { ParsedRequest } from './parse.ts';
import { invitedOf } from './login/register.ts';
import { lastCode } from './login/sms.ts';
import type { Account } from './people/accounts.ts';
import type { Database } from './database.ts';

export interface Controls {
  calls: CallRecord[];
  faults: Faults;
  /** The reports that `reportTo` has sent, oldest first. */
  reports: unknown[];
  reset: () => void;
  /** Stops the clock at a time in milliseconds since 1970; null: lets it go on. */
  setClock: (now: number | null) => void;
  switchLongIds: (on: boolean) => void;
  switchDialect: (name: DialectName) => void;
  /** Makes all data anew, with very long lists or without. */
  switchSize: (isLarge: boolean) => void;
}

const REMEMBERED_REPORTS = 2000;

type Handler = (input: ParsedRequest, world: Database) => unknown;

const notification = v.object({
  user: text,
  content: text,
  sourceType: v.number(),
  sourceId: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
});
const answerOfStaff = v.object({ problemId: text, content: text, url: optionalText });
const entering = v.union([v.object({ username: text }), v.object({ guestOf: text })]);
const expiring = v.object({ token: optionalText });
/** The data that only the owner of an account knows. */
const privately = v.partial(v.object({ password: text, mobile: text, idCard: text, email: text }));
const changing = v.object({ username: text, ...privately.entries });
const clock = v.object({ now: v.nullable(v.number()) });
const longIds = v.object({ long: v.boolean() });
const dialect = v.object({ name: v.picklist(dialectNames) });
const size = v.object({ large: v.boolean() });
const paying = v.object({ orderId: text });
const reporting = v.object({ reports: v.array(v.looseObject({ type: text })) });
const reviewing = v.object({ id: text, result: v.picklist(reviewResults), reason: optionalText });
const certifying = v.object({ user: text, projectId: text });
const scanned = v.object({ state: text, result: v.picklist(scanResults) });

/** The control calls of the sandbox. JSON in and out; HTTP 400 for invalid input. */
export function controlRoutes(
  routes: Routes,
  { calls, faults, reports, reset, setClock, switchLongIds, switchDialect, switchSize }: Controls,
): void {
  const get = (path: string, handler: Handler) => routes.push(controlRoute('GET', path, handler));
  const post = (path: string, handler: Handler) => routes.push(controlRoute('POST', path, handler));

  get('/sandbox/state', (_, world) => ({
    orgs: world.orgs.map(({ orgCode, name, isPublic }) => ({ orgCode, name, isPublic })),
    accounts: world.accounts.map(({ username, password, mobile, userId, orgCode, realName }) => ({
      username,
      password,
      mobile,
      userId,
      orgCode,
      realName,
    })),
    toActivate: invitedOf(world),
  }));
  get('/sandbox/sms', ({ query }, world) => {
    const { mobile } = v.parse(v.object({ mobile: text }), query);
    return { mobile, code: lastCode(world, mobile) ?? null };
  });
  get('/sandbox/calls', () => calls);
  get('/sandbox/reports', () => reports);

  post('/sandbox/faults', ({ body }) => faults.add(body));
  post('/sandbox/notify', ({ body }, world) => notify(world, v.parse(notification, body)));
  post('/sandbox/reply', ({ body }, world) => {
    reply(world, v.parse(answerOfStaff, body));
    return {};
  });
  post('/sandbox/enter', ({ body }, world) => {
    const wanted = v.parse(entering, body);
    if ('guestOf' in wanted) {
      const guest = { userId: '', orgCode: wanted.guestOf };
      return { token: world.tokens.issue(guest), ...guest };
    }
    const { userId, orgCode } = accountNamed(world, wanted.username);
    return { token: world.tokens.issue({ userId, orgCode }), userId, orgCode };
  });
  post('/sandbox/account', ({ body }, world) => {
    const { username, ...known } = v.parse(changing, body);
    Object.assign(accountNamed(world, username), known);
    return {};
  });
  post('/sandbox/expire', ({ body }, world) => {
    const { token } = v.parse(expiring, body);
    return { expired: token ? world.tokens.end(token) : world.tokens.endAll() };
  });
  post('/sandbox/scan', ({ body }, world) => {
    const { state, result } = v.parse(scanned, body);
    return scan(world, state, result);
  });
  post('/sandbox/pay', ({ body }, world) => {
    const { orderId } = v.parse(paying, body);
    if (!pay(world, orderId)) throw new Error(`no unpaid order ${orderId}`);
    return {};
  });
  post('/sandbox/reports', ({ body }) => {
    reports.push(...v.parse(reporting, body).reports);
    // A served sandbox runs for days.
    reports.splice(0, Math.max(0, reports.length - REMEMBERED_REPORTS));
    return {};
  });
  post('/sandbox/review', ({ body }, world) => {
    review(world, v.parse(reviewing, body));
    return {};
  });
  post('/sandbox/certify', ({ body }, world) => {
    certify(world, v.parse(certifying, body));
    return {};
  });
  post('/sandbox/clock', ({ body }) => {
    setClock(v.parse(clock, body).now);
    return {};
  });
  post('/sandbox/ids', ({ body }) => {
    switchLongIds(v.parse(longIds, body).long);
    return {};
  });
  post('/sandbox/dialect', ({ body }) => {
    switchDialect(v.parse(dialect, body).name);
    return {};
  });
  post('/sandbox/size', ({ body }) => {
    switchSize(v.parse(size, body).large);
    return {};
  });
  post('/sandbox/reset', () => {
    reset();
    return {};
  });
}

function accountNamed(world: Database, username: string): Account {
  const account = world.accounts.find((known) => known.username === username);
  if (!account) throw new Error(`no account ${username}`);
  return account;
}

function controlRoute(method: string, path: string, handler: Handler): Route {
  return {
    method,
    path,
    handle: ({ input, world }) => {
      try {
        return Response.json(handler(input, world));
      } catch (error) {
        return Response.json(
          { error: error instanceof Error ? error.message : String(error) },
          { status: 400 },
        );
      }
    },
  };
}
