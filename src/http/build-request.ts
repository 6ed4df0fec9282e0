import { pageOrigin } from '../rules/page-url.ts';
import { isSegment } from '../rules/safe-url.ts';
import type { PortalConfig } from '../config.ts';
import type { Language } from '../texts/texts.ts';
import { loadChunk } from './connection-error.ts';
import type { EndpointDefinition, ParamValue, RequestParts } from './endpoint.ts';
import { MissingSettingError, RefusedError } from './errors.ts';
import { WEB_OS } from './device.ts';

/** Everything that building a request and parsing its response needs. */
export interface RequestContext {
  config: PortalConfig;
  language: Language;
  /** The session's, '' when signed out. */
  token: string;
  device: string;
  /** True if the client shows a failure to the user. */
  shown: boolean;
  signal: AbortSignal | undefined;
}

/** The parts of a definition that make its request; an adapter may have changed them. */
export type SentDefinition<Input> = Pick<
  EndpointDefinition<Input>,
  'path' | 'request' | 'configuredRequest' | 'authorization' | 'signed'
> & { method: string };

export interface BuiltRequest {
  url: string;
  init: RequestInit & { method: string; headers: Headers };
  /** The Bearer token that is sent, '' for none. */
  token: string;
}

/**
 * Turns an endpoint and its input into a request. A plain read is built synchronously, so that it is sent before the
 * page goes on working; only a body, a signature or the client credential needs code that is loaded on demand.
 */
export function buildRequest<Input>(
  definition: SentDefinition<Input>,
  input: Input,
  context: RequestContext,
): BuiltRequest | Promise<BuiltRequest> {
  const { config, device } = context;
  const { method, authorization } = definition;
  const parts = definition.configuredRequest?.(input, config) ?? definition.request?.(input) ?? {};
  const template = config.paths[definition.path] ?? definition.path;
  if (!Object.values(parts.path ?? {}).every(isSegment)) return refusePath(context);
  const path = fillPath(template, parts.path ?? {});
  const query = { os: WEB_OS, deviceCode: device, ...definedValues(parts.query ?? {}) };
  const token = bearerToken(authorization, parts, context.token);
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const request = { url: absoluteUrl(config.api, path, query), init: { method, headers }, token };

  const isPlain = !parts.body && !parts.form && !definition.signed && authorization !== 'client';
  return isPlain ? request : completeRequest(request, definition, { ...parts, query }, path, context);
}

async function completeRequest(
  request: BuiltRequest,
  { authorization, signed }: Pick<EndpointDefinition, 'authorization' | 'signed'>,
  parts: RequestParts,
  path: string,
  context: RequestContext,
): Promise<BuiltRequest> {
  const { clientCredential, signSecret } = context.config;
  const { headers } = request.init;
  if (authorization === 'client') {
    if (!clientCredential) throw await missingSetting('clientCredential', context);
    headers.set('Authorization', `Basic ${btoa(clientCredential)}`);
  }
  if (parts.body || parts.form) {
    const { encodeBody } = await loadChunk(import('./encode-body.ts'), context);
    request.init.body = encodeBody(parts);
  }
  if (signed) {
    if (!signSecret) throw await missingSetting('signSecret', context);
    const { signedHeaders } = await loadChunk(import('./signature.ts'), context);
    const params = [parts.query, parts.body ?? parts.form];
    const signature = signedHeaders({ params, secret: signSecret, token: request.token, url: path });
    for (const [name, value] of await loadChunk(signature, context)) headers.set(name, value);
  }
  return request;
}

async function missingSetting(setting: string, context: RequestContext): Promise<MissingSettingError> {
  const { failureText } = await loadChunk(import('./outcome.ts'), context);
  const message = failureText(context.language, 'missingSetting', { setting });
  return new MissingSettingError(message, { shown: context.shown });
}

function bearerToken(
  authorization: EndpointDefinition['authorization'] = 'session',
  { query, body, form }: RequestParts,
  sessionToken: string,
): string {
  if (authorization === 'session') return sessionToken;
  if (authorization !== 'request') return '';
  const token = query?.token ?? body?.token ?? form?.token;
  return (typeof token === 'string' && token) || sessionToken;
}

/** Absolute, since a `Request` outside a page knows no base URL. */
function absoluteUrl(api: string, path: string, query: Record<string, ParamValue>): string {
  const base = api || (globalThis.location ? pageOrigin() : 'http://localhost');
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${base.replace(/\/$/, '')}${path}?${search}`;
}

async function refusePath(context: RequestContext): Promise<never> {
  const { failureText } = await loadChunk(import('./outcome.ts'), context);
  throw new RefusedError(failureText(context.language, 'wrongAddress'), { shown: context.shown });
}

function fillPath(path: string, values: Record<string, ParamValue>): string {
  return path.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : encodeURIComponent(value);
  });
}

function definedValues(values: Record<string, ParamValue | undefined>): Record<string, ParamValue> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, ParamValue] => entry[1] !== undefined),
  );
}
