import { useCallback } from 'react';
import { safeRedirect } from '#src/rules/redirect.ts';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';
import { useQueryParams } from '../../history/useQueryParams.ts';
import { navigatePage } from '../../history/back-history.ts';

export interface LoginRedirect {
  /** The `redirect` parameter of the URL, not validated. */
  redirect: string;
  /** Navigates to the redirect if it is safe, else to `otherwise`. */
  leave: (otherwise?: string) => void;
  /** Handles a link's navigation; the redirect is kept between the login pages. */
  follow: (wish: { url: string }) => boolean;
}

/** Handles the navigation of the login pages and their redirect. */
export function useLoginRedirect(): LoginRedirect {
  const redirect = useQueryParams().get('redirect') ?? '';
  const followAny = useNavigateHandler();
  const leave = useCallback(
    (otherwise = '/') => {
      navigatePage(safeRedirect(redirect, window.location.origin) || otherwise, { replace: true });
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
