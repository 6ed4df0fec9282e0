/** Why a call did not give its caller an answer. `message` is readable, in the user's language. */
export class PortalError extends Error {
  override name = 'PortalError';
  /** The body's code, or the HTTP status where there is none. */
  readonly code: number | string | undefined;
  /** Whether the wrapper has shown the message already: one failure, one message. */
  readonly shown: boolean;

  constructor(message: string, detail: { code?: number | string; shown?: boolean; cause?: unknown } = {}) {
    super(message, detail.cause === undefined ? undefined : { cause: detail.cause });
    this.code = detail.code;
    this.shown = detail.shown ?? false;
  }
}

/** The server refused: an HTTP status other than 200, or a body code that is nobody's to handle. */
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

/** The session is over; whoever holds the session has been told already. */
export class SignedOutError extends PortalError {
  override name = 'SignedOutError';
}

/** The answer came, but not in the shape that was agreed. `cause` says where. */
export class MalformedAnswerError extends PortalError {
  override name = 'MalformedAnswerError';
}

/** No answer within the time-out. */
export class TimeoutError extends PortalError {
  override name = 'TimeoutError';
}

/** No connection, or it broke. */
export class NetworkError extends PortalError {
  override name = 'NetworkError';
}

/** The caller went away; nobody needs to be told. */
export class AbortedError extends PortalError {
  override name = 'AbortedError';
}

/** A setting that the call needs is not configured; the call was not sent. */
export class MissingSettingError extends PortalError {
  override name = 'MissingSettingError';
}
