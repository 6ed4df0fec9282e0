import * as v from 'valibot';
import type { Endpoint } from '#src/http/endpoint.ts';
import type { Account } from './people/accounts.ts';
import type { Org } from './people/orgs.ts';
import type { ParsedRequest } from './parse.ts';
import { Coded, apiError, ApiError } from './api-error.ts';
import { isSigned } from './verify-signature.ts';
import type { Database } from './database.ts';
import type { Sent } from './sent.ts';

/** A request before its user is known. */
export interface RequestContext {
  input: ParsedRequest;
  /** The input as it was sent and signed. */
  sent: ParsedRequest;
  world: Database;
  request: Request;
}

export interface Route {
  method: string;
  /** With `{name}` places. */
  path: string;
  handle(inquiry: RequestContext): Promise<Response> | Response;
}

export type Routes = Route[];

export interface AuthenticatedContext<User> extends RequestContext {
  user: User;
  /** The organisation of the session; without one the `orgCode` that was sent, else the first. */
  org: Org;
  token: string;
  now: number;
}

type Returned<Data> = Data | Coded | ApiError | Response;
type Handler<User, Data> = (
  asked: AuthenticatedContext<User>,
) => Returned<Sent<Data>> | Promise<Returned<Sent<Data>>>;

/** Answers a call for someone who is logged in; guests are refused, without a live token it is HTTP 401. */
export function route<Input, Data>(
  routes: Routes,
  call: Endpoint<Input, Data>,
  handler: Handler<Account, Data>,
): void {
  register(routes, call, 'holder', (asked) => {
    if (!asked.user) return apiError(403, '请先登录');
    return handler({ ...asked, user: asked.user });
  });
}

/** Answers a call for everyone with a live token, guests too; without one it is HTTP 401. */
export function answerGuests<Input, Data>(
  routes: Routes,
  call: Endpoint<Input, Data>,
  handler: Handler<Account | undefined, Data>,
): void {
  register(routes, call, 'holder', handler);
}

/** Answers a call for everyone, but a dead token is HTTP 401; `user` is there when a live token was sent. */
export function answerPublic<Input, Data>(
  routes: Routes,
  call: Endpoint<Input, Data>,
  handler: Handler<Account | undefined, Data>,
): void {
  register(routes, call, 'everyone', handler);
}

/** Serves something that is no call: a picture, a page, a file. */
export function serve(routes: Routes, path: string, handle: Route['handle']): void {
  routes.push({ method: 'GET', path, handle });
}

/**
 * Reads named fields, e.g. `take({ mobile: text }, input.body)`; refuses with code 400 where one is missing or wrong.
 */
export function take<Fields extends v.ObjectEntries>(
  fields: Fields,
  values: Record<string, unknown>,
): v.InferOutput<v.ObjectSchema<Fields, undefined>> {
  const result = v.safeParse(v.object(fields), values);
  if (result.success) return result.output;
  throw apiError(400, `参数有误：${result.issues.map((issue) => v.getDotPath(issue) ?? '').join('、')}`);
}

/** A field that must be there and say something. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
/** A field that may be missing. */
export const optionalText = v.optional(v.pipe(v.string(), v.trim()), '');
/** A number, in a query too. */
export const number = v.pipe(
  v.union([v.number(), text]),
  v.transform((value) => Number(value)),
  v.number(),
);

function register<Input, Data>(
  routes: Routes,
  { definition }: Endpoint<Input, Data>,
  access: 'holder' | 'everyone',
  handler: Handler<Account | undefined, Data>,
): void {
  routes.push({
    method: definition.method,
    path: definition.path,
    async handle(inquiry) {
      const { input, sent, world, request } = inquiry;
      const token = tokenOf(request, input);
      const holder = world.tokens.holderOf(token);
      const user = world.accounts.find((account) => account.userId === holder?.userId);
      const live = holder && (holder.userId === '' || user);
      if (access === 'holder' ? !live : world.tokens.isDead(token)) {
        return Response.json({ code: 401, msg: '登录已失效，请重新登录', data: null }, { status: 401 });
      }
      if (definition.signed && !isSigned(request, sent, token)) return wrap(apiError(400, '签名不正确'));
      const org = orgOf(world, user?.orgCode ?? holder?.orgCode ?? input.query.orgCode ?? input.body.orgCode);
      try {
        return wrap(await handler({ ...inquiry, user, org, token, now: world.now() }));
      } catch (error) {
        if (error instanceof ApiError) return wrap(error);
        throw error;
      }
    },
  });
}

function wrap(value: unknown): Response {
  if (value instanceof Response) return value;
  if (value instanceof ApiError) return Response.json({ code: value.code, msg: value.message, data: null });
  if (value instanceof Coded)
    return Response.json({ code: value.code, msg: value.message, data: value.data });
  return Response.json({ code: 200, msg: 'ok', data: value ?? null });
}

/** The Bearer token; the few calls that name their token send it among the params or in the body. */
export function tokenOf(request: Request, { query, body }: ParsedRequest): string {
  const bearer = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const named = query.token ?? body.token;
  return bearer ?? (typeof named === 'string' ? named : '');
}

function orgOf(world: Database, orgCode: unknown): Org {
  const org = world.orgs.find((known) => known.orgCode === orgCode) ?? world.orgs[0];
  if (!org) throw new Error('a sandbox has at least one organisation');
  return org;
}
