import { usePortal, useSession } from '#src/data/portal-context.ts';
import { safeUrl } from '#src/rules/safe-url.ts';
import { usePageUrl } from '#src/ui/loading/hydration.ts';

/** Returns the absolute URL of the report for phones; '' if it is not configured or not safe. */
export function annualReportAddress(configured: string | undefined, api: string, here: string): string {
  // Resolve a path against the API server, which may have another origin than the page.
  const server = api ? new URL(api, here).href : here;
  const address = safeUrl(configured, server);
  return address && new URL(address, server).href;
}

/** Returns the report's URL for the current organisation; '' means that menus hide the entry. */
export function useAnnualReportAddress(): string {
  const { config } = usePortal();
  const configured = useSession((session) => session.orgConfig?.annualReportUrl);
  return annualReportAddress(configured, config.api, usePageUrl());
}
