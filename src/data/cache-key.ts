import type { EndpointDefinition } from '../http/endpoint.ts';
import type { SessionState } from '../session/store.ts';

interface Named {
  readonly definition: Pick<EndpointDefinition, 'method' | 'path'>;
}

/** Whose rows a cache keeps: nobody sees another's, and nobody's of another organisation. */
export function cacheScopeOf({ orgCode, userId }: Pick<SessionState, 'orgCode' | 'userId'>): string {
  return `${orgCode}|${userId}`;
}

export function cacheKey(owner: string, { definition: { method, path } }: Named, input: unknown): unknown[] {
  return [owner, method, path, input];
}

/** Whether a key is of one of these calls, whatever the input. */
export function isKeyOfEndpoint(key: unknown, owner: string, calls: readonly Named[]): boolean {
  if (!Array.isArray(key) || key[0] !== owner) return false;
  return calls.some(({ definition: { method, path } }) => key[1] === method && key[2] === path);
}
