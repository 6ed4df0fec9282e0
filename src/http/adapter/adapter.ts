import type { RequestParts } from '../endpoint.ts';
import type { EndpointName } from './endpoint-names.ts';

/** How a back end answers that is not ours: what an operator's module exports by default. `portal-widgets/adapter` has this type. */
export type Adapter = { [Name in EndpointName]?: EndpointAdapter } & {
  /** For every call, where its own entry does not say otherwise. */
  '*'?: Pick<EndpointAdapter, 'request' | 'response' | 'failure'>;
};

/** The changes of one call; a part that is left out stays as it is. */
export interface EndpointAdapter {
  /** With `{name}` placeholders, which `request` fills by its `path`. */
  path?: `/${string}`;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Changes what our definition sends. `input` is what the definition was given. */
  request?: (parts: RequestParts, input: unknown) => RequestParts;
  /** Turns the JSON of a success, i.e. of a status from 200 to 299, into our answer; undefined for an empty body. */
  response?: (body: unknown, answer: AnswerFacts) => PortalAnswer;
  /** Turns the JSON of any other status into our answer. Without a `code`, that status counts as before. */
  failure?: (body: unknown, answer: AnswerFacts) => Partial<PortalAnswer>;
}

export interface AnswerFacts {
  /** The HTTP status. */
  status: number;
}

/** An answer as our back end gives it. `data` is checked afterwards like that of any other answer. */
export interface PortalAnswer {
  /** 200 for a success; 401 ends the session. It counts in place of the HTTP status. */
  code: number | string;
  /** Shown to the user where the code is no success. */
  msg?: string;
  data?: unknown;
}

export type { EndpointName, RequestParts };
export type { ParamValue } from '../endpoint.ts';
