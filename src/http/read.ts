import { httpTexts } from '../texts/http.ts';
import type { Endpoint, EndpointDefinition, Http, SendOptions } from './endpoint.ts';
import { encodeRead } from './query.ts';

type ReadDefinition<Input, Data> = Pick<EndpointDefinition<Input, Data>, 'path' | 'request' | 'response'> & {
  authorization?: 'session' | 'none';
};

/**
 * Makes the function of a call that only reads, by its path and its query: a page whose first load does no more goes
 * without what encodes a body, and fetches the catalogue of errors where an answer is one.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineRead<Data, Input = void>(read: ReadDefinition<Input, Data>): Endpoint<Input, Data> {
  const definition: EndpointDefinition<Input, Data> = {
    ...read,
    method: 'GET',
    texts: httpTexts,
    encode: encodeRead,
  };
  const call = (http: Http, input: Input, options?: SendOptions) => http.send(definition, input, options);
  return Object.assign(call, { definition });
}
