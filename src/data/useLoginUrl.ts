import { loginUrlFromHere } from '../session/login-url.ts';
import { usePortal } from './portal-context.ts';

/** The log-in, which leads back to the page that is shown if that is one of the portal's. */
export function useLoginUrl(): string {
  const { config } = usePortal();
  return loginUrlFromHere(config.portal);
}
