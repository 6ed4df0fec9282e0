import { isRecord } from '../../rules/record.ts';
import type { AdapterFault } from './adapter-error.ts';
import { endpointNames } from './endpoint-names.ts';

const names = new Set<string>(['*', ...Object.values(endpointNames)]);

const isFunction = (value: unknown) => typeof value === 'function';

const parts: Readonly<Record<string, (value: unknown) => boolean>> = {
  path: (value) => typeof value === 'string' && /^\/(?![/\\])[^?#]*$/.test(value),
  method: (value) => ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(String(value)),
  request: isFunction,
  response: isFunction,
  failure: isFunction,
};

/** Names the fault of a default export; undefined for an adapter. A misspelt name would go unnoticed, so it counts as wrong. */
export function faultOf(given: unknown): AdapterFault | undefined {
  if (!isRecord(given)) return { kind: 'noObject', place: 'export default' };
  for (const [name, entry] of Object.entries(given)) {
    if (!names.has(name)) return { kind: 'unknownCall', place: name };
    if (!isRecord(entry)) return { kind: 'wrongEntry', place: name };
    for (const [part, value] of Object.entries(entry)) {
      const isOfOne = part === 'path' || part === 'method';
      const isRight = Object.hasOwn(parts, part) && parts[part]?.(value) && !(name === '*' && isOfOne);
      if (!isRight) return { kind: 'wrongEntry', place: `${name}.${part}` };
    }
  }
  return undefined;
}
