import { useSession } from '../../src/data/portal-context.ts';

/** A hidden field that gives password managers the user name of the new password. */
export function AccountName({ mobile = '' }: { mobile?: string }) {
  const name = useSession((session) => session.userInfo?.username ?? '') || mobile;
  return <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />;
}
