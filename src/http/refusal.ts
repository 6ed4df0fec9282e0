import type { EndpointDefinition } from './endpoint.ts';

/** The server has refused the token of a request: HTTP 401, body code 401 or `"-1"`. */
export interface TokenRefusal {
  method: EndpointDefinition['method'];
  /** The token that was sent, '' for none. */
  token: string;
  /** 1 for the first time that this request is sent. */
  attempt: number;
}

/** `retry`: send the request again. `sign-out`: the session is over. `reject`: only the caller is told. */
export type RefusalAction = 'retry' | 'sign-out' | 'reject';

export type OnTokenRefused = (refusal: TokenRefusal) => Promise<RefusalAction>;
