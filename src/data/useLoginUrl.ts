import { loginFromHere } from '../session/login-url.ts';
import { usePortal } from './portal-context.ts';

/** The log-in, which leads back to the page that is shown if that is one of the portal's. */
export function useLoginAddress(): string {
  const { config } = usePortal();
  return loginFromHere(config.portal);
}
