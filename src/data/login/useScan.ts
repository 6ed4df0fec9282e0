import type { SafeUrl } from '../../rules/safe-url.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pageOrigin } from '../../rules/page-url.ts';
import { usePortal } from '../portal-context.ts';
import { authorizeAddress, type ScanEnd } from '../../session/login/scan-login.ts';
import { makeState } from '../../session/login/scan-state.ts';
import { pollScan, type AskAfterScan } from '../../session/login/scan-poller.ts';
import { SCAN_CODES_MAX } from '../../rules/limits.ts';

export interface Scan {
  /** The content of the QR code; '' before the first one. */
  address: SafeUrl;
  /** All codes have expired without a scan. */
  isOver: boolean;
  failure: string;
  refresh: () => void;
}

interface ScanOptions {
  onEnd: (end: ScanEnd) => void;
  generalFailure: string;
  /** Where the social platform redirects to, in this browser; default: the log-in. */
  wayBack?: string;
  /** The request after a scan; default: log in. */
  ask?: AskAfterScan;
}

/** Shows one QR code after the other and polls for a scan, while `active`. */
export function useScan(active: boolean, options: ScanOptions): Scan {
  const portal = usePortal();
  const [address, setAddress] = useState<SafeUrl>('');
  const [isOver, setOver] = useState(false);
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (!active) return;
    const controller = new AbortController();
    const { signal } = controller;
    const show = async () => {
      const { links } = await portal.http.loadSettings();
      if (signal.aborted) return;
      for (let round = 0; round < SCAN_CODES_MAX; round++) {
        const state = makeState();
        const { wayBack, ask } = latest.current;
        setAddress(authorizeAddress(links, state, pageOrigin(), wayBack));
        const outcome = await pollScan(portal, state, signal, ask);
        if (signal.aborted) return;
        if (outcome.type === 'end') {
          latest.current.onEnd(outcome);
          return;
        }
        if (outcome.type === 'refused') setFailure(outcome.message || latest.current.generalFailure);
        else setFailure('');
      }
      setOver(true);
    };
    setOver(false);
    show().catch(() => {
      if (signal.aborted) return;
      setFailure(latest.current.generalFailure);
      setOver(true);
    });
    return () => controller.abort();
  }, [active, attempt, portal]);

  const refresh = useCallback(() => {
    setFailure('');
    setAttempt((count) => count + 1);
  }, []);
  return { address, isOver, failure, refresh };
}
