import { useEffect } from 'react';
import { useSession } from '#src/data/portal-context.ts';
import { safeRedirect } from '#src/rules/redirect.ts';
import { markPasswordPrompted } from '#src/session/password-prompt.ts';
import { pageTexts } from '../../routing/page-titles.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { SetPassword } from '#widgets/set-password/index.ts';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';
import { useQueryParams } from '../../history/useQueryParams.ts';

/** Prompts once for a first password after logging in, then follows the redirect of the login. */
export default function SettingPwdPage() {
  const titles = useTexts(pageTexts);
  const redirect = useQueryParams().get('redirect');
  const follow = useNavigateHandler();
  const userId = useSession((session) => session.userId);
  useEffect(() => {
    if (userId) markPasswordPrompted(userId);
  }, [userId]);
  return (
    <SpacePage title={titles.settingPwd}>
      <SetPassword
        onNavigate={({ url }) => {
          const onward = url === '/space' && safeRedirect(redirect, window.location.origin);
          return follow({ url: onward || url });
        }}
      />
    </SpacePage>
  );
}
