import { AuthLayout, Login } from '#widgets/login/index.ts';
import { Link } from '../../routing/Link.tsx';
import { pagePaths } from '#src/page-paths.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { pageTexts } from '../../routing/page-titles.ts';
import { useLoginRedirect } from './useLoginRedirect.ts';

export default function LoginPage() {
  const titles = useTexts(pageTexts);
  const { redirect, leave, follow } = useLoginRedirect();
  return (
    <AuthLayout>
      <Login redirect={redirect} onDone={({ redirect: target }) => leave(target)} onNavigate={follow} />
      <p className="portal-login-links">
        <Link className="portal-login-link" href={pagePaths.public}>
          {titles.public}
        </Link>
      </p>
    </AuthLayout>
  );
}
