import { usePortal } from '#src/data/portal-context.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useBrowserState } from '#src/ui/loading/hydration.ts';
import { loginTexts } from './texts.ts';

/** Says before a login that it ends with the page, as on another site whose page does not keep the token. */
export function ThisPageOnlyNote() {
  const words = useTexts(loginTexts);
  const { isLoginKept } = usePortal();
  // A server does not know whether the page is on another site.
  const [isKept] = useBrowserState(() => isLoginKept, true);
  return isKept ? null : <p className="portal-login-lead">{words.thisPageOnly}</p>;
}
