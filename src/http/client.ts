import { createFetch } from 'ofetch';
import type { PortalConfig } from '../config.ts';
import type { httpTexts } from '../texts/http.ts';
import { fill, wordsOf, type Language } from '../texts/texts.ts';
import { parseCode, parseMessage } from './response-body.ts';
import type { EndpointResponse, EndpointDefinition, Http, SendOptions } from './endpoint.ts';
import type { PortalError } from './errors.ts';
import {
  AbortedError,
  MalformedAnswerError,
  MissingSettingError,
  NetworkError,
  NoContentError,
  RefusedError,
  SignedOutError,
  TimeoutError,
} from './errors.ts';
import { transportCause, schemaCause } from './error-cause.ts';
import { buildRequest } from './build-request.ts';
import type { OnTokenRefused } from './refusal.ts';
import { validate } from './schema.ts';

/** 60 s, for the connection and the body together. */
export const REQUEST_TIMEOUT_MS = 60_000;

export type Notify = (text: string) => void;

export interface HttpParts {
  config: PortalConfig;
  fetch: typeof fetch;
  /** Whether `fetch` is the browser's, so that an upload may go by XMLHttpRequest, which tells its progress. */
  isBrowserFetch?: boolean;
  /** The session's token, '' when signed out. */
  token: () => string;
  device: string;
  language: Language;
  /** Default: include. */
  credentials?: RequestCredentials;
  /** The server says that the session of `token` is over; `message` is its word for it, or ours. */
  onSignedOut: (message: string, token: string) => void;
  /** Asked before that, where the page can do better than sign out. */
  onTokenRefused?: OnTokenRefused;
}

export interface HttpClient extends Http {
  /** The same wrapper, its messages shown elsewhere: in the dialog or element the caller stands in. */
  withNotify(notify: Notify): HttpClient;
  /** The same wrapper on another session's token; its end is told to nobody but the caller. */
  withToken(token: string): HttpClient;
}

export function createHttp(parts: HttpParts, notify: Notify = () => {}): HttpClient {
  const { config, credentials = 'include' } = parts;
  const transport = createFetch({ fetch: parts.fetch });

  function refuse(
    text: string,
    make: (text: string, shown: boolean) => PortalError,
    show: boolean,
  ): PortalError {
    if (show) notify(text);
    return make(text, show);
  }

  async function send<Input, Data>(
    definition: EndpointDefinition<Input, Data>,
    input: Input,
    options: SendOptions = {},
    attempt = 1,
  ): Promise<EndpointResponse<Data>> {
    let { texts } = definition;
    const show = !options.silent;
    const token = parts.token();
    const say = (key: keyof (typeof httpTexts)['zh-CN'], values: Record<string, string | number> = {}) =>
      texts ? fill(wordsOf(texts as typeof httpTexts, parts.language)[key], values) : '';
    const malformed = (cause: unknown, code?: number | string) =>
      refuse(say('malformed'), (text, shown) => new MalformedAnswerError(text, { cause, shown, code }), show);

    let prepared;
    try {
      const circumstances = { config, token, device: parts.device };
      const encoded = definition.encode?.(definition, input, circumstances);
      prepared = buildRequest(definition, circumstances, encoded);
      // Only where there is something to wait for: no other work comes before the request.
      if (encoded?.sign)
        for (const [name, value] of await encoded.sign()) prepared.init.headers.set(name, value);
    } catch (error) {
      if (!(error instanceof MissingSettingError)) throw error;
      const text = say('missingSetting', { setting: error.message });
      throw refuse(text, (message, shown) => new MissingSettingError(message, { shown }), show);
    }

    const lost = (error: unknown): never => {
      if (options.signal?.aborted) throw new AbortedError('aborted');
      const late = error instanceof Timeout;
      const Kind = late ? TimeoutError : NetworkError;
      throw refuse(
        say(late ? 'timeout' : 'offline'),
        (text, shown) => new Kind(text, { cause: transportCause(error), shown }),
        show,
      );
    };
    const received = await exchange(prepared.url, prepared.init, options).catch(lost);

    if (definition.file && received.status === 200 && !received.isJson) {
      return success(definition, received.blob, undefined, '', malformed);
    }
    const text = await received.blob.text();
    const body = readBody(text);
    if (body === undefined && received.status === 200)
      throw malformed(new SyntaxError('the body is not JSON'));

    const fields = isRecord(body) ? body : {};
    const code = parseCode(fields.code);
    const message = parseMessage(fields);
    // A plain success needs no catalogue, and a page with one bell goes without it.
    if (received.status === 200 && code === 200)
      return success(definition, fields.data, code, message, malformed);
    let { outcome } = definition;
    if (!outcome) {
      const catalogue = await import('./catalogue.ts').catch(lost);
      outcome = catalogue.outcome;
      texts &&= catalogue.httpTexts;
    }
    const verdict = outcome({
      status: received.status,
      code,
      message,
      isPay: definition.isPay ?? false,
      exemptMessages: config.exemptMessages,
    });

    switch (verdict.type) {
      case 'sign-out': {
        const reason = message || say('signedOut');
        const refusal = { method: definition.method, token: prepared.token, attempt };
        const action = await parts.onTokenRefused?.(refusal);
        if (action === 'retry') return send(definition, input, options, attempt + 1);
        if (action !== 'reject') parts.onSignedOut(reason, prepared.token);
        throw new SignedOutError(reason, { code: code ?? received.status, shown: true });
      }
      case 'reject': {
        if (verdict.with === 'response') throw new NoContentError(message, body);
        const { status } = received;
        throw refuse(
          message || (status === 200 ? say('refused') : say('server', { status })),
          (text, shown) => new RefusedError(text, { code: code ?? status, shown }),
          show && verdict.show,
        );
      }
      case 'resolve':
        if (verdict.as === 'empty') return { type: 'empty', code: 301, message, data: null };
        if (verdict.as === 'passed') return { type: 'passed', code: code ?? '', message, data: fields.data };
        return success(definition, code === undefined ? body : fields.data, code, message, malformed);
    }
  }

  async function exchange(
    url: string,
    init: RequestInit & { method: string },
    { signal, onProgress }: SendOptions,
  ) {
    const controller = new AbortController();
    const abort = () => controller.abort(signal?.reason);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    // Ours rather than ofetch's: that one stops where a signal is given, and before the body is read.
    const timer = setTimeout(() => controller.abort(new Timeout()), REQUEST_TIMEOUT_MS);
    try {
      const carrier = onProgress ? await uploadTransport(onProgress) : transport;
      const response = await carrier.raw<Blob, 'blob'>(url, {
        ...init,
        credentials,
        ignoreResponseError: true,
        responseType: 'blob',
        retry: false,
        signal: controller.signal,
      });
      const isJson = /json/i.test(response.headers.get('content-type') ?? '');
      return { status: response.status, blob: response._data ?? new Blob([]), isJson };
    } catch (error) {
      throw controller.signal.aborted && controller.signal.reason instanceof Timeout
        ? controller.signal.reason
        : error;
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
    config,
    send,
    withNotify: (other) => createHttp(parts, other),
    withToken: (token) => createHttp({ ...parts, token: () => token, onSignedOut() {} }, notify),
  };
}

class Timeout extends Error {
  override name = 'Timeout';
}

function success<Input, Data>(
  definition: EndpointDefinition<Input, Data>,
  data: unknown,
  code: number | string | undefined,
  message: string,
  malformed: (cause: unknown, code?: number | string) => PortalError,
): EndpointResponse<Data> {
  const checked = validate(definition.response, data);
  if (checked.issues) throw malformed(schemaCause(checked.issues), code);
  return { type: 'success', code, message, data: checked.value };
}

/** The parsed body; undefined where it is not JSON. */
function readBody(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
