import { parseUrl } from '#src/rules/parse-url.ts';
import { usePortal, useSession } from '#src/data/portal-context.ts';
import { type SafeUrl, webUrl } from '#src/rules/safe-url.ts';
import { usePageUrl } from '#src/ui/loading/hydration.ts';

/** Returns the absolute URL of the report for phones; '' if it is not configured or not safe. */
export function annualReportAddress(configured: string | undefined, api: string, here: string): SafeUrl {
  // Resolve a path against the API server, which may have another origin than the page.
  const server = api ? new URL(api, here).href : here;
  return configured?.trim() ? webUrl(parseUrl(configured, server)) : '';
}

/** Returns the report's URL for the current organisation; '' means that menus hide the entry. */
export function useAnnualReportAddress(): SafeUrl {
  const { config } = usePortal();
  const configured = useSession((session) => session.orgConfig?.annualReportUrl);
  return annualReportAddress(configured, config.api, usePageUrl());
}
