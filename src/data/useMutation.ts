import { useCallback, useRef, useState } from 'react';
import type { EndpointResponse } from '../http/endpoint.ts';
import { AbortedError, PortalError, RefusedError } from '../http/errors.ts';
import { useToast } from '../ui/theme-root-context.ts';

type Success<Data> = Extract<EndpointResponse<Data>, { type: 'success' }>;

export interface Mutation {
  isBusy: boolean;
  /** Sends a request: its response, if that is a success. */
  send<Data>(request: () => Promise<EndpointResponse<Data>>): Promise<Success<Data> | undefined>;
  /** Runs several requests, or whatever else rejects with a PortalError when it fails. */
  run<Result>(work: () => Promise<Result>): Promise<Result | undefined>;
}

/**
 * Sends something on the user's demand. While it is busy, a second call (e.g. by a double click) does nothing. A failure
 * resolves to undefined and is shown once: by its own message, or by `generalFailure` if it has none.
 */
export function useMutation(generalFailure: string): Mutation {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  // A second click may come before the state has changed.
  const isRunning = useRef(false);

  const run = useCallback(
    async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setBusy(true);
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof PortalError)) throw error;
        if (!error.shown && !(error instanceof AbortedError)) {
          toast({ tone: 'error', text: error.message || generalFailure });
        }
        return undefined;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    [toast, generalFailure],
  );

  const send = useCallback(
    <Data>(request: () => Promise<EndpointResponse<Data>>) =>
      run(async () => {
        const response = await request();
        if (response.type === 'success') return response;
        throw new RefusedError(response.message, { code: response.code });
      }),
    [run],
  );

  return { isBusy, run, send };
}
