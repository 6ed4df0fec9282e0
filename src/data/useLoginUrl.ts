import { loginUrlFromHere } from '../session/login-url.ts';
import { usePortal } from './portal-context.ts';

/** The URL of the log-in, which leads back to the current page if that is one of the portal's. */
export function useLoginUrl(): string {
  const { config } = usePortal();
  return loginUrlFromHere(config.portal);
}
