import { useCallback, useRef, useState } from 'react';
import type { EndpointResponse } from '../../http/endpoint.ts';
import { AbortedError, PortalError, RefusedError } from '../../http/errors.ts';
import { useThemeRoot } from '../../ui/root/theme-root-context.ts';
import type { Toaster } from '../../ui/toasts/toaster.ts';

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
  const { toaster } = useThemeRoot();
  const [isBusy, setBusy] = useState(false);
  // A second click may come before the state has changed.
  const isRunning = useRef(false);
  const lastFailure = useRef('');

  const run = useCallback(
    async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setBusy(true);
      // The message of a failure must not stand beside the success of its retry.
      dismissFailure(toaster, lastFailure.current);
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof PortalError)) throw error;
        if (error instanceof AbortedError) return undefined;
        lastFailure.current = error.message || generalFailure;
        if (!error.shown) toaster.show({ tone: 'error', text: lastFailure.current });
        return undefined;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    [toaster, generalFailure],
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

function dismissFailure(toaster: Toaster, text: string): void {
  const shown = toaster.getSnapshot().find((toast) => toast.tone === 'error' && toast.text === text);
  if (shown) toaster.dismiss(shown.id);
}
