import type { PortalLinks } from '../../config.ts';
import { tokenHandoffUrl } from '../../session/token/token-handoff-url.ts';
import { openWithSession } from '../../session/token/token-handoff.ts';
import { sessionTexts } from '../../texts/session.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { usePageUrl } from '../../ui/loading/hydration.ts';
import { usePortal } from '../portal-context.ts';
import { useSettings } from '../useSettings.ts';
import { useMutation } from '../queries/useMutation.ts';

export interface TokenHandoff {
  /** The site is configured, and may receive the session. */
  isPossible: boolean;
  isOpening: boolean;
  /** Opens it in a new window; call it in a click handler. A failure is shown as a message. */
  open: () => void;
}

/** Opens a site of the settings that takes over the session. */
export function useTokenHandoff(site: keyof PortalLinks): TokenHandoff {
  const portal = usePortal();
  const config = useSettings();
  const link = config.links[site];
  const page = usePageUrl();
  const words = useTexts(sessionTexts);
  const { isBusy, run } = useMutation(words.handOverFailed);
  return {
    isPossible: tokenHandoffUrl({ config }, link, page) !== '',
    isOpening: isBusy,
    open: () => void run(() => openWithSession({ ...portal, config }, link)),
  };
}
