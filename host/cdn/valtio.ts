const listenersOf = new WeakMap<object, Set<() => void>>();

/** What the session uses of valtio: an object of one level, whose changes are told at once. */
export function proxy<Value extends object>(value: Value): Value {
  const listeners = new Set<() => void>();
  const observed = new Proxy(value, {
    set(target, name, next) {
      if (Object.is(Reflect.get(target, name), next)) return true;
      Reflect.set(target, name, next);
      for (const listener of [...listeners]) listener();
      return true;
    },
  });
  listenersOf.set(observed, listeners);
  return observed;
}

/** An object that is kept as it is. */
export const ref = <Value extends object>(value: Value): Value => value;

export function subscribe(observed: object, listener: () => void): () => void {
  const listeners = listenersOf.get(observed);
  listeners?.add(listener);
  return () => void listeners?.delete(listener);
}
