import type { EndpointDefinition, RequestParts, Scalar } from './endpoint.ts';
import type { RequestContext } from './build-request.ts';

/** The address of a call, and whose it is: all of the request of a read. */
export interface Addressed {
  /** With its places filled, and the tenant's own where there is one. */
  path: string;
  query: Record<string, Scalar>;
  /** Sent as Bearer; '' for none. */
  token: string;
}

/** Turns the input of a read into its request. */
export function encodeRead<Input, Data>(
  definition: EndpointDefinition<Input, Data>,
  input: Input,
  circumstances: RequestContext,
): Addressed {
  return addressed(definition, definition.request?.(input, circumstances.config) ?? {}, circumstances);
}

export function addressed(
  { path, authorization = 'session' }: Pick<EndpointDefinition, 'path' | 'authorization'>,
  parts: Pick<RequestParts, 'path' | 'query'>,
  { config, token }: RequestContext,
): Addressed {
  return {
    path: fillPath(config.paths[path] ?? path, parts.path ?? {}),
    query: present(parts.query ?? {}),
    token: authorization === 'session' ? token : '',
  };
}

function fillPath(path: string, values: Record<string, Scalar>): string {
  return path.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return value === undefined ? place : encodeURIComponent(value);
  });
}

function present(values: Record<string, Scalar | undefined>): Record<string, Scalar> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, Scalar] => entry[1] !== undefined),
  );
}
