import { serverUrl } from '../rules/url.ts';
import { usePortal } from './portal-context.ts';

/** A page of the portal by its path: an address of the portal's own where the component stands on a page of another site. */
export function usePortalUrl(path: string): string {
  const { config } = usePortal();
  return serverUrl(path, config.portal);
}
