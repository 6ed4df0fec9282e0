interface PortalErrorDetail {
  code?: number | string | undefined;
  status?: number | undefined;
  shown?: boolean;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** Why a request gave its caller no response. `message` is readable, in the user's language. */
export class PortalError extends Error {
  override name = 'PortalError';
  /** The body's code, or the HTTP status where there is none. */
  readonly code: number | string | undefined;
  /** The HTTP status of a response whose body has no code, e.g. a gateway's. */
  readonly status: number | undefined;
  /** True if the client has shown the message already: one failure, one message. */
  readonly shown: boolean;
  /** In seconds: the server asks for nothing more until then. 0 where it says nothing. */
  readonly retryAfter: number;

  constructor(message: string, detail: PortalErrorDetail = {}) {
    super(message, detail.cause === undefined ? undefined : { cause: detail.cause });
    this.code = detail.code;
    this.status = detail.status;
    this.shown = detail.shown ?? false;
    this.retryAfter = detail.retryAfter ?? 0;
  }
}

/** The server refused: an HTTP status other than 200, or a body code that no rule accepts. */
export class RefusedError extends PortalError {
  override name = 'RefusedError';
}

/** Body code 204: `response` is the whole body. */
export class NoContentError extends PortalError {
  override name = 'NoContentError';
  readonly response: unknown;

  constructor(message: string, response: unknown) {
    super(message, { code: 204 });
    this.response = response;
  }
}

/** The server refuses the token, or asks for one. `shown`: a session has ended by it, and its page tells the user. */
export class SignedOutError extends PortalError {
  override name = 'SignedOutError';

  asShown(): SignedOutError {
    return new SignedOutError(this.message, { code: this.code, shown: true });
  }
}

/** The response does not match its schema: the message names the field, `cause` the call and what was expected. */
export class MalformedAnswerError extends PortalError {
  override name = 'MalformedAnswerError';
}

/** No response within the timeout. */
export class TimeoutError extends PortalError {
  override name = 'TimeoutError';
}

/** No connection, or it broke. */
export class NetworkError extends PortalError {
  override name = 'NetworkError';
}

/** The caller went away; never shown. */
export class AbortedError extends PortalError {
  override name = 'AbortedError';
}

/** The request may have reached the server, and nothing tells what became of it there. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  error instanceof AbortedError ||
  error instanceof MalformedAnswerError ||
  // A body's code is the server's own word; a bare status may be that of a gateway before it.
  (error instanceof RefusedError && (error.status ?? 0) >= 500);

/** A setting that the request needs is not configured; the request was not sent. */
export class MissingSettingError extends PortalError {
  override name = 'MissingSettingError';
}

/** The operator's adapter could not be loaded, is none, or failed on a call. No session ends by it. */
export class AdapterError extends PortalError {
  override name = 'AdapterError';
}

/*
 * Errors end up in logs and in events that any script of the page hears, while a transport's error carries URL and
 * headers, password and token among them, and a schema issue carries the whole response. So a cause keeps little.
 */

/** The name of the innermost error, e.g. `{ name: 'TypeError' }`. */
export function transportCause(error: unknown): { name: string } {
  let innermost = error;
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause;
  return { name: innermost instanceof Error ? innermost.name : typeof innermost };
}
