import { serverAddress } from '../rules/url.ts';
import { usePortal } from './portal-context.ts';

/** A page of the portal by its path: an address of the portal's own where the component stands on a page of another site. */
export function usePlace(path: string): string {
  const { config } = usePortal();
  return serverAddress(path, config.portal);
}
