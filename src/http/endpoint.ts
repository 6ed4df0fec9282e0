import type { PortalConfig } from '../config.ts';
import { httpTexts } from '../texts/http.ts';
import { encode } from './encode.ts';
import { outcome } from './outcome.ts';
import type { Schema } from './schema.ts';

export type Scalar = string | number | boolean;

/** What a call sends, apart from what the wrapper adds to every call (`os`, device code, headers). */
export interface RequestParts {
  /** Fills the `{name}` places of the path. */
  path?: Record<string, Scalar>;
  /** Undefined values are left out. */
  query?: Record<string, Scalar | undefined>;
  /** Sent as JSON. */
  body?: Record<string, unknown>;
  /** Sent form-encoded: multipart where a value is a file, else urlencoded. */
  form?: Record<string, Scalar | Blob | undefined>;
}

/** A call as data: what is sent where, and what its answer's `data` must look like. */
export interface EndpointDefinition<Input = never, Data = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` places, e.g. `/api/operate/banner2/click/{id}`. A tenant may replace it: `PortalConfig.paths`. */
  path: string;
  /** Turns the typed input into what is sent. May throw a PortalError, e.g. for a setting that is missing. */
  request?: (input: Input, config: PortalConfig) => RequestParts;
  /** The schema of `data`: the named fields only, unknown ones are kept. Checked whenever the call succeeds. */
  response: Schema<Data>;
  /** `session`: the Bearer token (default). `request`: the `token` among the params or in the body, else the session's.
   *  `client`: the fixed Basic client credential. `none`: no Authorization header. */
  authorization?: 'session' | 'request' | 'client' | 'none';
  /** Carries the signature and timestamp headers; refused before it is sent when no secret is configured. */
  signed?: true;
  /** The payment check, exempt from the rules for body code 1 and unknown codes. */
  isPay?: true;
  /** The answer is a file, handed over as a Blob. */
  file?: true;
  /** What sends its input, what its answers mean, and what is said when it fails: `defineCall` sees to them. Reads,
   *  whose code is in first loads, go without what they can fetch later, and quiet ones without words. */
  encode?: typeof encode;
  outcome?: typeof outcome;
  texts?: typeof httpTexts;
}

export interface SendOptions {
  /** Aborts the call when the caller goes away. */
  signal?: AbortSignal;
  /** Shows no message on failure, and a network failure changes nothing: for background polls. */
  silent?: boolean;
  /** Told how much of an upload is sent, 0 to 1. */
  onProgress?: (fraction: number) => void;
}

/**
 * What a call resolves to. `success`: code 200, the string "1", or no code at all.
 * `empty`: code 301. `passed`: a code that is the caller's to judge (2, 103, 201, 208, 211, 212, …).
 */
export type EndpointResponse<Data> =
  | { type: 'success'; code: number | string | undefined; message: string; data: Data }
  | { type: 'empty'; code: 301; message: string; data: null }
  | { type: 'passed'; code: number | string; message: string; data: unknown };

/** The one wrapper through which all calls go; rejects with a PortalError. */
export interface Http {
  readonly config: PortalConfig;
  send<Input, Data>(
    definition: EndpointDefinition<Input, Data>,
    input: Input,
    options?: SendOptions,
  ): Promise<EndpointResponse<Data>>;
}

export interface Endpoint<Input, Data> {
  (http: Http, input: Input, options?: SendOptions): Promise<EndpointResponse<Data>>;
  readonly definition: EndpointDefinition<Input, Data>;
}

/**
 * Makes the typed function of a call:
 * `const answer = await getConfigByCode(http, { orgCode: 'demo' }, { signal })`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<Data, Input = void>(
  definition: EndpointDefinition<Input, Data>,
): Endpoint<Input, Data> {
  const spoken = { ...definition, encode, outcome, texts: httpTexts };
  const call = (http: Http, input: Input, options?: SendOptions) => http.send(spoken, input, options);
  return Object.assign(call, { definition: spoken });
}
