import type { PortalConfig } from '../config.ts';
import type { CallDefinition, RequestParts, Scalar } from './call.ts';
import { MissingSettingError } from './errors.ts';

interface Circumstances {
  config: PortalConfig;
  token: string;
  device: string;
}

interface Prepared {
  url: string;
  init: RequestInit & { method: string };
  /** The token that was sent, '' for none. */
  token: string;
  /** Puts the signature into the headers; only of a call that is to be signed. */
  sign?: () => Promise<void>;
}

/**
 * Turns a call and its input into what goes over the wire; at once, so that no other work comes before the request.
 * Throws, and its `sign` rejects, with a MissingSettingError named by its setting.
 */
export function prepare<Input, Data>(
  definition: CallDefinition<Input, Data>,
  input: Input,
  { config, token: sessionToken, device }: Circumstances,
): Prepared {
  const parts = definition.request?.(input, config) ?? {};
  const path = fillPath(config.paths[definition.path] ?? definition.path, parts.path ?? {});
  const query = { os: 1, deviceCode: device, ...present(parts.query ?? {}) };
  const headers = new Headers({ accept: 'application/json' });

  const kind = definition.authorization ?? 'session';
  const token = kind === 'request' ? tokenOf(parts) || sessionToken : sessionToken;
  const bears = kind === 'session' || kind === 'request';
  if (bears && token) headers.set('Authorization', `Bearer ${token}`);
  if (kind === 'client') {
    if (!config.clientCredential) throw new MissingSettingError('clientCredential');
    headers.set('Authorization', `Basic ${btoa(config.clientCredential)}`);
  }

  // Few calls are signed.
  const sign = async () => {
    const { signedHeaders } = await import('./signature.ts');
    const params = { ...query, ...parts.body, ...parts.form };
    const signed = await signedHeaders({ params, secret: config.signSecret, token, url: path });
    for (const [name, value] of signed) headers.set(name, value);
  };
  return {
    url: address(config.api, path, query),
    init: { method: definition.method, headers, body: bodyOf(parts, headers) },
    token: bears ? token : '',
    ...(definition.signed && { sign }),
  };
}

/** An absolute address, since a `Request` outside a page knows no base. */
function address(api: string, path: string, query: Record<string, Scalar>): string {
  const base = api || globalThis.location?.origin || 'http://localhost';
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${base.replace(/\/$/, '')}${path}?${search}`;
}

function fillPath(path: string, values: Record<string, Scalar>): string {
  return path.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return value === undefined ? place : encodeURIComponent(String(value));
  });
}

function bodyOf(parts: RequestParts, headers: Headers): BodyInit | null {
  if (parts.body) {
    headers.set('content-type', 'application/json');
    return JSON.stringify(parts.body);
  }
  if (!parts.form) return null;
  const fields = Object.entries(parts.form).filter(([, value]) => value !== undefined);
  // FormData and URLSearchParams set the content type themselves, FormData with its boundary.
  const form = fields.some(([, value]) => value instanceof Blob) ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) {
    if (value instanceof Blob && form instanceof FormData) form.append(name, value);
    else form.append(name, String(value));
  }
  return form;
}

function tokenOf({ query, body, form }: RequestParts): string {
  const token = query?.token ?? body?.token ?? form?.token;
  return typeof token === 'string' ? token : '';
}

function present(values: Record<string, Scalar | undefined>): Record<string, Scalar> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, Scalar] => entry[1] !== undefined),
  );
}
