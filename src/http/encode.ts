import type { EndpointDefinition, RequestParts } from './endpoint.ts';
import { MissingSettingError } from './errors.ts';
import type { RequestContext } from './build-request.ts';
import { addressed, type Addressed } from './query.ts';

/** What the input of a call makes of its request. */
export interface Encoded extends Addressed {
  headers?: Record<string, string>;
  body?: BodyInit | null;
  /** The headers of the signature; only of a call that is to be signed. */
  sign?: () => Promise<Iterable<readonly [name: string, value: string]>>;
}

/**
 * Turns the input of a call into its request; at once, so that no other work comes before it. Throws, and its `sign`
 * rejects, with a MissingSettingError named by its setting.
 */
export function encode<Input, Data>(
  definition: EndpointDefinition<Input, Data>,
  input: Input,
  circumstances: RequestContext,
): Encoded {
  const { config, device } = circumstances;
  const parts = definition.request?.(input, config) ?? {};
  const { path, query } = addressed(definition, parts, circumstances);
  const headers: Record<string, string> = parts.body ? { 'content-type': 'application/json' } : {};

  const kind = definition.authorization ?? 'session';
  const token = (kind === 'request' && tokenOf(parts)) || circumstances.token;
  const bears = kind === 'session' || kind === 'request';
  if (kind === 'client') {
    if (!config.clientCredential) throw new MissingSettingError('clientCredential');
    headers.Authorization = `Basic ${btoa(config.clientCredential)}`;
  }

  // Few calls are signed.
  const sign = async () => {
    const { signedHeaders } = await import('./signature.ts');
    const params = { os: 1, deviceCode: device, ...query, ...parts.body, ...parts.form };
    return signedHeaders({ params, secret: config.signSecret, token, url: path });
  };
  return {
    path,
    query,
    headers,
    body: bodyOf(parts),
    token: bears ? token : '',
    ...(definition.signed && { sign }),
  };
}

function bodyOf(parts: RequestParts): BodyInit | null {
  if (parts.body) return JSON.stringify(parts.body);
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
