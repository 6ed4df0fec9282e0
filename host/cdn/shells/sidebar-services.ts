import type { Portal } from '../../../src/portal.ts';
import { tokenHandoffUrl } from '../../../src/session/token-handoff-url.ts';
import { annualReportAddress } from '../../../widgets/annual-report/address.ts';
import content from './sidebar-content.json';
import services from './sidebar-services.json';

/** The sidebar's content with entries that few have: other sites that are handed the session, and the annual report. */
export const shell = content.map((part) =>
  Array.isArray(part) && part[0] === 'nav' ? [...part.slice(0, -1), services] : part,
);

export function servicesOf(portal: Pick<Portal, 'config'>, me: string, report?: string) {
  const { api, links, dashboardUserId } = portal.config;
  const site = (link: string, isOffered = true) => (isOffered ? tokenHandoffUrl(portal, link) : '');
  return {
    ticket: site(links.ticket),
    wallet: site(links.wallet),
    dashboard: site(links.dashboard, me === dashboardUserId),
    dashboardSchool: site(links.dashboardSchool, me === dashboardUserId),
    report: annualReportAddress(report, api, window.location.href),
  };
}
