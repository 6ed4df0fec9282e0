import { useRef, useState } from 'react';
import { PortalError } from '../http/errors.ts';
import { tokenHandoffUrl } from '../session/token-handoff-url.ts';
import { openWithSession } from '../session/token-handoff.ts';
import { useToast } from '../ui/theme-root-context.ts';
import { usePortal } from './portal-context.ts';

export interface TokenHandoff {
  /** The site is configured, and may receive the session. */
  isPossible: boolean;
  isOpening: boolean;
  /** Opens it in a new window; call it in a click. A failure is told in a message. */
  open: () => void;
}

/** The way to a site of `config.links` that is handed the session. */
export function useTokenHandoff(link: string): TokenHandoff {
  const portal = usePortal();
  const toast = useToast();
  const [isOpening, setOpening] = useState(false);
  const isBusy = useRef(false);

  const go = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setOpening(true);
    try {
      await openWithSession(portal, link);
    } catch (error) {
      if (!(error instanceof PortalError)) throw error;
      if (!error.shown) toast({ tone: 'error', text: error.message });
    } finally {
      isBusy.current = false;
      setOpening(false);
    }
  };
  return { isPossible: tokenHandoffUrl(portal, link) !== '', isOpening, open: () => void go() };
}
