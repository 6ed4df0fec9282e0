import type { Endpoint, EndpointDefinition, Http, SendOptions } from './endpoint.ts';

type QuietOptions = Pick<SendOptions, 'signal'>;

/**
 * Makes the function of a call that asks for something in the background, and of whose failure nobody is told: a page
 * with one bell goes without the words for it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineQuietRead<Data>({
  path,
  response,
}: Pick<EndpointDefinition<void, Data>, 'path' | 'response'>): Endpoint<void, Data> {
  const definition = { method: 'GET', path, response } as const;
  const call = (http: Http, _: void, { signal }: QuietOptions = {}) =>
    http.send(definition, undefined, { signal, silent: true });
  return Object.assign(call, { definition });
}
