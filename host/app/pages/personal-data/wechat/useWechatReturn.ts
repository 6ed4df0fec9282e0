import { searchOf } from '#src/rules/search-of.ts';
import { useEffect } from 'react';
import { usePortal } from '#src/data/portal-context.ts';
import { PortalError } from '#src/http/errors.ts';
import { bindByCode } from '#src/session/login/wechat-binding.ts';
import { bindingTexts } from '#src/texts/binding.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { useRefreshOwnData } from '../own-data.ts';

/** Completes a binding after the social platform has redirected back to this page with a code. */
export function useWechatReturn(): void {
  const portal = usePortal();
  const words = useTexts(bindingTexts);
  const toast = useToast();
  const refresh = useRefreshOwnData();

  useEffect(() => {
    const { origin, pathname, search, hash } = window.location;
    const { searchParams } = new URL(search, origin);
    const code = searchParams.get('code');
    const state = searchParams.get('state');
    if (!code || !state) return;
    // Remove the code from the URL at once, or a reload would send it again.
    searchParams.delete('code');
    searchParams.delete('state');
    window.history.replaceState(window.history.state, '', pathname + searchOf(searchParams) + hash);
    bindByCode(portal, { code, state }).then(
      () => {
        toast({ tone: 'success', text: words.wechatDone });
        refresh();
      },
      (error: unknown) => {
        if (error instanceof PortalError && error.shown) return;
        const message = error instanceof PortalError ? error.message : '';
        toast({ tone: 'error', text: message || words.wechatFailed });
      },
    );
  }, [portal, words, toast, refresh]);
}
