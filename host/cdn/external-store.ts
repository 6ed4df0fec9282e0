import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** React's hook of this name, without the server's part. */
export function useSyncExternalStore<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
): Value {
  const value = read();
  const [, renew] = useState({});
  const shown = useRef({ value, read });
  const check = () => {
    if (!Object.is(shown.current.value, shown.current.read())) renew({});
  };
  useLayoutEffect(() => {
    shown.current = { value, read };
    check();
  });
  useEffect(() => {
    check();
    return subscribe(check);
    // oxlint-disable-next-line react/exhaustive-deps -- `check` reads what is shown at its time
  }, [subscribe]);
  return value;
}
