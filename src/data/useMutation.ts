import { useRef, useState } from 'react';
import type { EndpointResponse } from '../http/endpoint.ts';
import { AbortedError, PortalError } from '../http/errors.ts';
import { useToast } from '../ui/theme-root-context.ts';

type Accepted<Data> = Extract<EndpointResponse<Data>, { type: 'success' }>;

/**
 * Sends once at a time, however often it is asked. Gives the answer that says it is done; else undefined, and why has
 * been said once: by the server's message, or by `failure` where it has none.
 */
export function useMutation(failure: string) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  // A second click may come before the state has changed.
  const underWay = useRef(false);

  async function send<Data>(
    call: () => Promise<EndpointResponse<Data>>,
  ): Promise<Accepted<Data> | undefined> {
    if (underWay.current) return undefined;
    underWay.current = true;
    setBusy(true);
    try {
      const answer = await call();
      if (answer.type === 'success') return answer;
      toast({ tone: 'error', text: answer.message || failure });
    } catch (error) {
      if (!(error instanceof PortalError)) throw error;
      if (!error.shown && !(error instanceof AbortedError)) {
        toast({ tone: 'error', text: error.message || failure });
      }
    } finally {
      underWay.current = false;
      setBusy(false);
    }
    return undefined;
  }

  return { isBusy, send };
}
