import { logout } from '../../session/logout.ts';
import { sessionTexts } from '../../texts/session.ts';
import { useTexts } from '../../texts/useTexts.ts';
import type { Confirm } from '../../ui/dialogs/useConfirm.tsx';
import { PublicComputerField } from '../../ui/fields/PublicComputerField.tsx';
import { navigateTo, type OnNavigate } from '../../ui/navigation/navigate.ts';
import { usePortal } from '../portal-context.ts';
import { useSettings } from '../useSettings.ts';

/** Returns the function that asks whether to log out, and does. `confirm` is of what outlives the menu that asks. */
export function useLogoutQuestion(confirm: Confirm, onNavigate: OnNavigate | undefined): () => Promise<void> {
  const words = useTexts(sessionTexts);
  const portal = usePortal();
  const { publicComputer } = useSettings();
  return async () => {
    let forgets = publicComputer;
    const isSure = await confirm({
      title: words.logoutQuestion,
      children: <PublicComputerField isTicked={forgets} onChange={(isTicked) => (forgets = isTicked)} />,
    });
    if (isSure) navigateTo({ url: await logout(portal, { forgets }) }, onNavigate);
  };
}
