import { createFetch } from 'ofetch';
import type { PortalConfig } from '../config.ts';
import { REQUEST_TIMEOUT_MS } from '../rules/limits.ts';
import { noteError } from '../rules/raised-errors.ts';
import type { Language } from '../texts/texts.ts';
import type { Adapter } from './adapter/adapter.ts';
import { buildRequest, type BuiltRequest, type RequestContext } from './build-request.ts';
import { connectionError, loadChunk, TimeoutReason } from './connection-error.ts';
import type { EndpointDefinition, EndpointResponse, Http, SendOptions } from './endpoint.ts';
import { isOutcomeUnknown, PortalError, SignedOutError } from './errors.ts';
import { parseResponse, type ReceivedResponse } from './parse-response.ts';
import type { OnTokenRefused } from './refusal.ts';

export type Notify = (text: string) => void;

export interface HttpParts {
  /** The settings that are known by now. */
  config: () => PortalConfig;
  fetch: typeof fetch;
  /** Allows XMLHttpRequest for uploads, which reports progress. False if the page has given a `fetch` of its own. */
  isBrowserFetch?: boolean;
  /** The session's token, '' when signed out. */
  token: () => string;
  device: string;
  language: Language;
  /** Resolves to all settings that can be had, also those that the portal serves; default: `config`. */
  loadSettings?: () => Promise<PortalConfig>;
  /** Default: include. */
  credentials?: RequestCredentials;
  /**
   * The server says that the session of `token` is over; the error's message is the server's, or ours. Resolves to whether
   * it goes on with another token of the same user. Left out: only the caller is told.
   */
  onSignedOut?: ((error: SignedOutError, token: string) => Promise<boolean>) | undefined;
  /** In place of the one that the settings name. */
  adapter?: Adapter | undefined;
  /** Hears what the adapter has thrown; the caller gets an error without its details. */
  report?: (error: unknown) => void;
  /** Called with the paths of the queries that a mutation has changed, or may have: its response was lost. */
  onChanged?: (paths: readonly string[]) => void;
  /** The tag of the element that calls, for reports. */
  view?: string | undefined;
  /** Asked before `onSignedOut`, where the page can do better than sign out. */
  onTokenRefused?: OnTokenRefused | undefined;
}

export interface HttpClient extends Http {
  /**
   * The same client with its messages shown elsewhere: in the dialog or element of the caller. `view`: the tag of that element,
   * for reports.
   */
  withNotify(notify: Notify, view?: string): HttpClient;
  /** The same client with its messages in another language. */
  withLanguage(language: Language): HttpClient;
  /** The same client on another session's token; only the caller learns that it is refused. */
  withToken(token: string): HttpClient;
}

export function createHttp(parts: HttpParts, notify: Notify = () => {}): HttpClient {
  const { device, language, credentials = 'include' } = parts;
  const loadSettings = parts.loadSettings ?? (async () => parts.config());
  const transport = createFetch({ fetch: parts.fetch });

  async function send<Input, Data>(
    definition: EndpointDefinition<Input, Data>,
    input: Input,
    options: SendOptions = {},
    attempt = 1,
  ): Promise<EndpointResponse<Data>> {
    const shown = !definition.silent && !options.silent;
    const { signal } = options;
    const context = { config: parts.config(), device, language, token: parts.token(), shown, signal };
    let sentToken = '';
    try {
      const { configuredRequest, signed, authorization } = definition;
      if (configuredRequest || signed || authorization === 'client') context.config = await loadSettings();
      const adapter = parts.adapter ?? context.config.adapter;
      const adapted = adapter ? await adapt(adapter, definition, context) : undefined;
      const built = buildRequest(adapted?.definition ?? definition, input, context);
      const request = built instanceof Promise ? await built : built;
      sentToken = request.token;
      const received = await transmit(request, options, context);
      const ours = adapted ? await adapted.receive(received) : received;
      const response = await parseResponse(definition, ours, context);
      if (response.type === 'success') tellChanges(definition);
      return response;
    } catch (error) {
      if (isOutcomeUnknown(error)) tellChanges(definition);
      if (error instanceof SignedOutError) {
        const { method } = definition;
        const action = await parts.onTokenRefused?.({ method, token: sentToken, attempt });
        const isOver = action !== 'retry' && action !== 'reject';
        const isRenewed = isOver && (await parts.onSignedOut?.(error, sentToken));
        // A refused request has changed nothing on the server, whatever its method.
        if (action === 'retry' || (isRenewed && attempt === 1))
          return send(definition, input, options, attempt + 1);
        // The page tells of its session's end. Of any other token, or none, only the caller can.
        const isOfSession = sentToken !== '' && sentToken === context.token;
        if (isOver && isRenewed === false && isOfSession) throw error.asShown();
      } else if (error instanceof PortalError && error.shown) {
        notify(error.message);
      }
      throw error;
    }
  }

  function tellChanges<Input, Data>(definition: EndpointDefinition<Input, Data>) {
    const changes = definition.method === 'GET' ? [] : definition.changes;
    if (changes.length > 0) parts.onChanged?.(changes);
  }

  async function adapt<Input, Data>(
    adapter: Adapter | string,
    definition: EndpointDefinition<Input, Data>,
    context: RequestContext,
  ) {
    const { adaptCall } = await loadChunk(import('./adapter/adapt-call.ts'), context);
    return adaptCall(adapter, definition, context, parts.report);
  }

  async function transmit(
    { url, init }: BuiltRequest,
    { signal, onProgress, keepalive, redirect }: SendOptions,
    context: RequestContext,
  ): Promise<ReceivedResponse> {
    const controller = new AbortController();
    const abort = () => controller.abort();
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    // ofetch's own timeout does nothing where a signal is given, and ends before the body is read.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartTimeout = () => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(new TimeoutReason()), REQUEST_TIMEOUT_MS);
    };
    restartTimeout();
    try {
      let fetcher = transport;
      if (onProgress || init.body instanceof FormData) {
        fetcher = await uploadTransport((fraction) => {
          restartTimeout();
          onProgress?.(fraction);
        });
        // A page's own fetch tells nothing until the end, so only its caller can give up an upload.
        if (!parts.isBrowserFetch) clearTimeout(timer);
      }
      const response = await fetcher.raw<Blob, 'blob'>(url, {
        ...init,
        credentials,
        keepalive,
        redirect,
        ignoreResponseError: true,
        responseType: 'blob',
        retry: false,
        signal: controller.signal,
      });
      return {
        status: response.status,
        blob: response._data ?? new Blob([]),
        type: response.headers.get('content-type') ?? '',
        // A date, which it may be too, is not read.
        retryAfter: Number(response.headers.get('retry-after')) || 0,
        sent: init.body,
      };
    } catch (error) {
      const { reason } = controller.signal;
      throw connectionError(reason instanceof TimeoutReason ? reason : error, context);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }

  async function uploadTransport(onProgress: (fraction: number) => void) {
    const { uploadFetch } = await import('./upload.ts');
    return createFetch({ fetch: uploadFetch(parts, onProgress) });
  }

  return {
    get config() {
      return parts.config();
    },
    loadSettings,
    send: (definition, ...sent) =>
      send(definition, ...sent).catch((error: unknown) => {
        noteError(error, parts.view, `${definition.method} ${definition.path}`);
        throw error;
      }),
    withNotify: (other, view = parts.view) => createHttp({ ...parts, view }, other),
    withLanguage: (other) => createHttp({ ...parts, language: other }, notify),
    withToken: (token) =>
      createHttp({ ...parts, token: () => token, onSignedOut: undefined, onTokenRefused: undefined }, notify),
  };
}
