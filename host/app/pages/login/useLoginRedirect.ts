import { useCallback } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { safeRedirect } from '../../../../src/rules/redirect.ts';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';
import { useQueryParams } from '../../useQueryParams.ts';

export interface LoginRedirect {
  /** What the address says, unchecked. */
  redirect: string;
  /** Leaves for where the redirect leads, else for `otherwise`. */
  leave: (otherwise?: string) => void;
  /** Takes a link's wish; the pages of the log-in family hand the redirect on to each other. */
  follow: (wish: { url: string }) => boolean;
}

/** Where the pages of the log-in family lead, and how. */
export function useLoginRedirect(): LoginRedirect {
  const redirect = useQueryParams().get('redirect') ?? '';
  const followAny = useNavigateHandler();
  const leave = useCallback(
    (otherwise = '/') => {
      navigate(safeRedirect(redirect, window.location.origin) || otherwise, { replace: true });
    },
    [redirect],
  );
  const follow = useCallback(
    ({ url }: { url: string }) => {
      const target = safeRedirect(redirect, window.location.origin);
      const handsOn = target !== '' && url.startsWith('/login/');
      return followAny({ url: handsOn ? `${url}?redirect=${encodeURIComponent(target)}` : url });
    },
    [redirect, followAny],
  );
  return { redirect, leave, follow };
}
