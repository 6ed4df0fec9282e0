import type { Session } from './store.ts';

interface HasSession {
  readonly session: Session;
}

/**
 * Creates what exists once per portal, when it is first needed. It is kept by the session: when the page configures its
 * portal again, the session goes on, and with it what belongs to it. So `create` must not hold the portal's `http`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function perPortal<Value, Scope extends HasSession = HasSession>(
  create: (scope: Scope) => Value,
): (scope: Scope) => Value {
  const values = new WeakMap<Session, Value>();
  return (scope) => {
    if (!values.has(scope.session)) values.set(scope.session, create(scope));
    return values.get(scope.session) as Value;
  };
}
