import type { PortalConfig } from '../config.ts';
import type { EndpointDefinition, Scalar } from './endpoint.ts';
import type { Encoded } from './encode.ts';

export interface RequestContext {
  config: PortalConfig;
  /** The session's, '' when signed out. */
  token: string;
  device: string;
}

export interface BuiltRequest {
  url: string;
  init: RequestInit & { method: string; headers: Headers };
  /** The token that was sent, '' for none. */
  token: string;
}

/** Turns a call into what goes over the wire. `encoded`: what its input makes of it; a quiet read has none. */
export function buildRequest(
  { method, path }: Pick<EndpointDefinition, 'method' | 'path'>,
  { config, token: ofSession, device }: RequestContext,
  {
    path: filled = config.paths[path] ?? path,
    query,
    headers,
    body,
    token = ofSession,
  }: Partial<Encoded> = {},
): BuiltRequest {
  const sent = new Headers({ accept: 'application/json', ...headers });
  if (token) sent.set('Authorization', `Bearer ${token}`);
  return {
    url: address(config.api, filled, { os: 1, deviceCode: device, ...query }),
    init: { method, headers: sent, body },
    token,
  };
}

/** An absolute address, since a `Request` outside a page knows no base. */
function address(api: string, path: string, query: Record<string, Scalar>): string {
  const base = api || globalThis.location?.origin || 'http://localhost';
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${base.replace(/\/$/, '')}${path}?${search}`;
}
