import { useCallback, useRef, useState } from 'react';
import type { EndpointResponse } from '../../http/endpoint.ts';
import { AbortedError, PortalError, RefusedError } from '../../http/errors.ts';
import { useFailureToast } from '../../ui/toasts/useFailureToast.ts';

type Success<Data> = Extract<EndpointResponse<Data>, { type: 'success' }>;

export interface Mutation {
  isBusy: boolean;
  /** Sends a request: its response, if that is a success. */
  send<Data>(request: () => Promise<EndpointResponse<Data>>): Promise<Success<Data> | undefined>;
  /** Runs several requests, or any function that rejects with a PortalError. */
  run<Result>(work: () => Promise<Result>): Promise<Result | undefined>;
}

/**
 * Sends something on the user's demand. While it is busy, a second call (e.g. by a double click) does nothing. A failure
 * resolves to undefined and is shown once: by its own message, or by `generalFailure` if it has none.
 */
export function useMutation(generalFailure: string): Mutation {
  const failureToast = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  // A second click may come before the state has changed.
  const isRunning = useRef(false);

  const run = useCallback(
    async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setBusy(true);
      failureToast.dismiss();
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof PortalError)) throw error;
        if (error instanceof AbortedError) return undefined;
        failureToast[error.shown ? 'note' : 'show'](error.message || generalFailure);
        return undefined;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    [failureToast, generalFailure],
  );

  const send = useCallback(
    <Data>(request: () => Promise<EndpointResponse<Data>>) =>
      run(async () => {
        const response = await request();
        if (response.type === 'success') return response;
        throw new RefusedError(response.message);
      }),
    [run],
  );

  return { isBusy, run, send };
}
