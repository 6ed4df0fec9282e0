import { serverAddress } from '../rules/url.ts';
import { loginFromHere } from '../session/login-address.ts';
import { usePortal } from './portal-context.ts';

/** A page of the portal by its path: an address of the portal's own where the component stands on a page of another site. */
export function usePlace(path: string): string {
  const { config } = usePortal();
  return serverAddress(path, config.portal);
}

/** The log-in, which leads back to the page that is shown if that is one of the portal's. */
export function useLoginAddress(): string {
  const { config } = usePortal();
  return loginFromHere(config.portal);
}
