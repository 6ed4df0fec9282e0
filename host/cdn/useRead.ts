import { useEffect, useState } from 'react';
import { usePortal, useSession } from '../../src/data/portal-context.ts';
import type { Endpoint } from '../../src/http/endpoint.ts';

interface Reading<Data> {
  data?: Data;
  /** Nothing has come, or nothing is there: for the component to say. */
  failed?: boolean;
}

/** Reads a call for a shell; `input` null: not yet. */
export function useRead<Input, Data>(call: Endpoint<Input, Data>, input: Input | null): Reading<Data> {
  const { http } = usePortal();
  const owner = useSession(({ orgCode, userId }) => orgCode + userId);
  const key = input !== null && owner + JSON.stringify(input);
  const [{ of, ...reading }, setReading] = useState<Reading<Data> & { of?: unknown }>({});
  useEffect(() => {
    if (!key) return;
    const controller = new AbortController();
    const { signal } = controller;
    void call(http, input as Input, { silent: true, signal })
      .then(
        (answer) => (answer.type === 'success' ? { data: answer.data } : { failed: true }),
        () => ({ failed: true }),
      )
      .then((next) => {
        if (!signal.aborted) setReading({ ...next, of: key });
      });
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the key says it all
  }, [key]);
  return of === key ? reading : {};
}
