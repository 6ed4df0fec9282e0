import type { EndpointDefinition } from '../../http/endpoint.ts';
import type { SessionState } from '../../session/session-state.ts';

interface Named {
  readonly definition: Pick<EndpointDefinition, 'method' | 'path'>;
}

/** Identifies organisation and user: cached data and drafts of one scope are never shown in another. */
export function cacheScopeOf({ orgCode, userId }: Pick<SessionState, 'orgCode' | 'userId'>): string {
  return `${orgCode}|${userId}`;
}

export function cacheKey<Input>(
  scope: string,
  { definition: { method, path } }: Named,
  input: Input,
): [scope: string, method: string, path: string, input: Input] {
  return [scope, method, path, input];
}

/** True for a key of a query of one of these paths, with any input. */
export function isKeyOfPath(key: unknown, scope: string, paths: readonly string[]): boolean {
  return Array.isArray(key) && key[0] === scope && key[1] === 'GET' && paths.includes(String(key[2]));
}

/** True for a key of one of these endpoints, with any input. */
export function isKeyOfEndpoint(key: unknown, scope: string, endpoints: readonly Named[]): boolean {
  if (!Array.isArray(key) || key[0] !== scope) return false;
  return endpoints.some(({ definition: { method, path } }) => key[1] === method && key[2] === path);
}
