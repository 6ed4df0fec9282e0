import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { PortalConfig } from '../config.ts';
import { useErrorReport } from '../ui/states/error-report-context.ts';
import { useRetryOnline } from '../ui/states/useRetryOnline.ts';
import { usePortal } from './portal-context.ts';

/**
 * All settings. Elements know those of their script tag at first: this asks for those that the portal serves, unless
 * `isNeeded` is false, and renders again when they have arrived.
 */
export function useSettings(isNeeded = true): PortalConfig {
  const { settings } = usePortal();
  const report = useErrorReport();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    settings.load().then(
      () => setFailed(false),
      (error: unknown) => {
        setFailed(true);
        report(error);
      },
    );
  }, [settings, report]);
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);
  useRetryOnline(isNeeded && hasFailed, load);
  return useSyncExternalStore(settings.subscribe, settings.getSnapshot, settings.getSnapshot);
}
