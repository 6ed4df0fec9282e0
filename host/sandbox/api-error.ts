/** An ordinary refusal: HTTP 200 with a body code and a message for the user. Returned or thrown. */
export class ApiError extends Error {
  override name = 'Refused';
  readonly code: number | string;

  constructor(code: number | string, message: string) {
    super(message);
    this.code = code;
  }
}

export function apiError(code: number | string, message: string): ApiError {
  return new ApiError(code, message);
}

/** An answer with another code than 200, e.g. `coded('1', data)`. */
export class Coded {
  readonly code: number | string;
  readonly data: unknown;
  readonly message: string;

  constructor(code: number | string, data: unknown, message = 'ok') {
    this.code = code;
    this.data = data;
    this.message = message;
  }
}

export function coded(code: number | string, data: unknown, message?: string): Coded {
  return new Coded(code, data, message);
}
