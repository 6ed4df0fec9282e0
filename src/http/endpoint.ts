import type { GenericSchema } from 'valibot';
import type { Feature, PortalConfig, StartConfig } from '../config.ts';

export type ParamValue = string | number | boolean;

/** The parts of a request besides those of every request (`os`, device code, headers). */
export interface RequestParts {
  /** Fills the `{name}` placeholders of the path. */
  path?: Record<string, ParamValue>;
  /** Undefined values are left out. */
  query?: Record<string, ParamValue | undefined>;
  /** Sent as JSON. */
  body?: Record<string, unknown>;
  /** Sent form-encoded: multipart where a value is a file, else urlencoded. */
  form?: Record<string, ParamValue | Blob | undefined>;
}

/** A mutation names what it changes, so that none can be forgotten. */
type MethodDefinition =
  | { method: 'GET' }
  | {
      method: 'POST' | 'PUT' | 'DELETE';
      /**
       * The paths of the queries whose responses differ after a success: the user's other tabs refetch them. Empty for what
       * no query tells.
       */
      changes: readonly string[];
    };

/** An endpoint as data: what is sent where, and the shape of its response's `data`. */
export type EndpointDefinition<Input = never, Data = unknown> = MethodDefinition &
  CommonDefinition<Input, Data>;

interface CommonDefinition<Input, Data> {
  /** With `{name}` placeholders, e.g. `/api/operate/banner2/click/{id}`. A tenant may replace it: `PortalConfig.paths`. */
  path: string;
  /** Turns the typed input into what is sent. May throw a PortalError. */
  request?: (input: Input) => RequestParts;
  /** `request` of a call that needs settings: the client waits for those that the portal serves. */
  configuredRequest?: (input: Input, config: PortalConfig) => RequestParts;
  /** The schema of `data`: the named fields only, unknown ones are kept. Checked whenever the request succeeds. */
  response: GenericSchema<unknown, Data>;
  /** `session`: the Bearer token (default). `request`: the `token` among the params or in the body, else the session's.
   *  `client`: the fixed Basic client credential. `none`: no Authorization header. */
  authorization?: 'session' | 'request' | 'client' | 'none';
  /** Never shows a message on failure: for unread counts and other requests in the background. */
  silent?: true;
  /** Carries the signature and timestamp headers; refused before it is sent when no secret is configured. */
  signed?: true;
  /** A call of ours, which the description of the back end does not name: only for back ends whose settings list it. */
  feature?: Feature;
  /** The payment check, exempt from the rules for body code 1 and unknown codes. */
  isPay?: true;
  /** The response is a file, handed over as a Blob. */
  file?: true;
}

export interface SendOptions {
  /** Aborts the request when the caller goes away. */
  signal?: AbortSignal;
  /** Shows no message on failure: the caller has an error view of its own. */
  silent?: boolean;
  /** The request outlives the page, e.g. for what is sent when it is left. */
  keepalive?: boolean;
  /** `manual`: a redirect is not followed, and the response is refused. */
  redirect?: 'manual';
  /** Called with the sent fraction of an upload, 0 to 1. */
  onProgress?: (fraction: number) => void;
}

/**
 * The result of a call. `success`: code 200, the string "1", no code at all, 301 for a write that expects no data, and 2,
 * 103 or 201 with the well-formed data of a query. `empty`: other 301. `passed`: a code that is the caller's to judge (208,
 * 211, 212, …, and 2, 103 or 201 otherwise).
 */
export type EndpointResponse<Data> =
  | { type: 'success'; code: number | string | undefined; message: string; data: Data }
  | { type: 'empty'; code: 301; message: string; data: null }
  | { type: 'passed'; code: number | string; message: string; data: unknown };

/** The one wrapper through which all requests go; rejects with a PortalError. */
export interface Http {
  readonly config: StartConfig;
  /** Resolves to all settings that can be had; a failure is logged. */
  loadSettings(): Promise<PortalConfig>;
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
 * Makes the typed function of an endpoint:
 * `const response = await getOrgByCode(http, { orgCode: 'demo' }, { signal })`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<Data, Input = void>(
  definition: EndpointDefinition<Input, Data>,
): Endpoint<Input, Data> {
  const endpoint = (http: Http, input: Input, options?: SendOptions) => http.send(definition, input, options);
  return Object.assign(endpoint, { definition });
}
