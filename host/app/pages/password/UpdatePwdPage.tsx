import { usePortal } from '#src/data/portal-context.ts';
import { logout } from '#src/session/logout.ts';
import { pageTexts } from '../../routing/page-titles.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { leavePage } from '#src/ui/navigation/leave-page.ts';
import { ChangePassword } from '#widgets/change-password/index.ts';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';

export default function UpdatePwdPage() {
  const titles = useTexts(pageTexts);
  const portal = usePortal();
  const follow = useNavigateHandler();
  return (
    <SpacePage title={titles.updatePwd}>
      <ChangePassword
        onNavigate={({ url }) => {
          if (url !== '/login') return follow({ url });
          // Use the logout endpoint, so that the server ends the session too; the guard then redirects to the login.
          void logout(portal, { back: '/space/workbench' }).then(leavePage);
          return false;
        }}
      />
    </SpacePage>
  );
}
