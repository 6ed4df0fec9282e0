import type { SafeUrl } from '../rules/safe-url.ts';
import { serverUrl } from '../rules/server-url.ts';
import { usePortal } from './portal-context.ts';

/** The URL of a portal page by its path; absolute when the component is embedded in another site. */
export function usePortalUrl(path: SafeUrl): SafeUrl {
  const { config } = usePortal();
  return serverUrl(path, config.portal);
}
