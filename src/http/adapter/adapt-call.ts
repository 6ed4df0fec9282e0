import { isRecord } from '../../rules/record.ts';
import type { RequestContext, SentDefinition } from '../build-request.ts';
import type { RequestParts } from '../endpoint.ts';
import type { ReceivedResponse } from '../parse-response.ts';
import { hasLongDigits } from '../long-digits.ts';
import { parseJson } from '../parse-json.ts';
import type { Adapter, EndpointAdapter } from './adapter.ts';
import { adapterError, type AdapterFault } from './adapter-error.ts';
import { faultOf } from './check-adapter.ts';
import { endpointNames } from './endpoint-names.ts';
import { loadAdapter } from './load-adapter.ts';

export interface AdaptedCall<Input> {
  /** The request. All else, such as the queries that a write changes, goes by our own definition. */
  definition: SentDefinition<Input>;
  /** Turns what was received into an answer of ours. */
  receive(received: ReceivedResponse): Promise<ReceivedResponse>;
}

type Definition<Input> = SentDefinition<Input> & { file?: true | undefined };
type Context = Pick<RequestContext, 'language' | 'shown'>;

/** A call as the adapter changes it; waits for the adapter where its address is given. `report` hears what it has thrown. */
export async function adaptCall<Input>(
  given: Adapter | string,
  ours: Definition<Input>,
  context: Context,
  report: (error: unknown) => void = () => {},
): Promise<AdaptedCall<Input>> {
  const fail = (fault: AdapterFault) => {
    if (fault.thrown !== undefined) report(thrownIn(fault));
    return adapterError(fault, context);
  };
  const adapter = typeof given === 'string' ? await loadAdapter(given, fail) : given;
  const fault = faultOf(adapter);
  if (fault) throw fail(fault);
  const key = `${ours.method} ${ours.path}` as keyof typeof endpointNames;
  const name = endpointNames[key];
  const own: EndpointAdapter = { ...adapter['*'], ...adapter[name] };

  /** Runs one of its functions; nothing that it throws gets past here unnamed. */
  function run<Result>(part: 'request' | 'response' | 'failure', call: () => Result): Result {
    try {
      return call();
    } catch (thrown) {
      throw fail({ kind: 'thrown', place: `${name}.${part}`, thrown: thrown ?? new Error('nothing') });
    }
  }

  function changed(parts: RequestParts, input: Input): RequestParts {
    const { request } = own;
    // Copies, since a definition may hand over the input itself, which is also the key of a cache.
    const next = request ? run('request', () => request(copied(parts), input)) : parts;
    const kind = partsFault(next, own.path ?? ours.path, own.method ?? ours.method);
    if (kind) throw fail({ kind, place: request ? `${name}.request` : name });
    return next;
  }

  const { configuredRequest } = ours;
  return {
    definition: {
      ...ours,
      path: own.path ?? ours.path,
      method: own.method ?? ours.method,
      request: (input) => changed(ours.request?.(input) ?? {}, input),
      ...(configuredRequest && {
        configuredRequest: (input, config) => changed(configuredRequest(input, config), input),
      }),
    },
    async receive(received) {
      const { status, blob, type } = received;
      const isSuccess = status >= 200 && status < 300;
      const part = isSuccess ? 'response' : 'failure';
      const change = own[part];
      if (!change || (ours.file && isSuccess && !/json/i.test(type))) return received;
      const body = parsed(await blob.text());
      // A page of a proxy is no answer of the back end, and no success.
      if (body === notJson || (body === undefined && !isSuccess)) return received;
      const answer: unknown = run(part, () => change(body, { status }));
      if (!isRecord(answer) || 'then' in answer || (isSuccess && answer.code == null)) {
        throw fail({ kind: 'noAnswer', place: `${name}.${part}` });
      }
      return {
        ...received,
        status: answer.code == null ? status : 200,
        type: 'application/json',
        blob: new Blob([JSON.stringify(answer)]),
      };
    },
  };
}

/** For the console, where whoever writes the adapter looks. */
const thrownIn = ({ place, thrown }: AdapterFault) =>
  new Error(`The adapter fails in ${place}: ${thrown instanceof Error ? thrown.message : String(thrown)}`, {
    cause: thrown,
  });

const notJson = Symbol('not JSON');

/** Undefined for an empty body. Long ids stay whole. */
function parsed(text: string): unknown {
  if (!text.trim()) return undefined;
  try {
    return hasLongDigits(text) ? parseJson(text) : JSON.parse(text);
  } catch {
    return notJson;
  }
}

const groups: readonly string[] = ['path', 'query', 'body', 'form'] satisfies (keyof RequestParts)[];

const copied = (parts: RequestParts): RequestParts =>
  Object.fromEntries(Object.entries(parts).map(([group, values]) => [group, { ...values }]));

function partsFault(parts: unknown, path: string, method: string): AdapterFault['kind'] | undefined {
  const isParts =
    isRecord(parts) &&
    !('then' in parts) &&
    Object.entries(parts).every(
      ([group, values]) => groups.includes(group) && (values === undefined || isRecord(values)),
    );
  if (!isParts) return 'noParts';
  const { path: places = {}, body, form } = parts as RequestParts;
  const isFilled = [...path.matchAll(/\{(\w+)\}/g)].every(([, place = '']) => places[place] !== undefined);
  if (!isFilled) return 'unfilled';
  if (method === 'GET' && (body || form)) return 'bodyOfGet';
  return Object.values(body ?? {}).some((value) => value instanceof Blob) ? 'fileInJson' : undefined;
}
