import { useSession } from '../../src/data/portal-context.ts';

/** Tells a password manager whose password is set; nobody sees it. */
export function AccountName({ mobile = '' }: { mobile?: string }) {
  const name = useSession((session) => session.userInfo?.username ?? '') || mobile;
  return <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />;
}
