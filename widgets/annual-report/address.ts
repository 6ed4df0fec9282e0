import { usePortal, useSession } from '../../src/data/portal-context.ts';
import { safeUrl } from '../../src/rules/safe-url.ts';

/** The whole address of the report, for a phone to open; '' where none is configured or none may be linked. */
export function annualReportAddress(configured: string | undefined, api: string, here: string): string {
  // A path is one of the server's, which may stand elsewhere than the page.
  const server = api ? new URL(api, here).href : here;
  const address = safeUrl(configured, server);
  return address && new URL(address, server).href;
}

/** The same for the session's organisation: '' where a menu has nothing to offer. */
export function useAnnualReportAddress(): string {
  const { config } = usePortal();
  const configured = useSession((session) => session.orgConfig?.annualReportUrl);
  return annualReportAddress(configured, config.api, window.location.href);
}
