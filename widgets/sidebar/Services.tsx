import { useRef } from 'react';
import { ChartColumn, ChartPie, FileChartColumn, School, Ticket, Wallet } from 'lucide-react';
import { useSession } from '#src/data/portal-context.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { sidebarTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { AnnualReport, useAnnualReportAddress, type AnnualReportHandle } from '../annual-report/index.ts';
import { TokenHandoffEntry } from './TokenHandoffEntry.tsx';
import { EntryLabel, MenuLink } from './MenuLink.tsx';

/** Every deployment serves the statistics beside the portal. */
const statisticsPath = '/jsfz/';

/** The menu entries that do not open a page of the personal space. */
export function Services({ onNavigate }: { onNavigate: OnNavigate | undefined }) {
  const words = useTexts(sidebarTexts);
  const { dashboardUserId } = useSettings();
  const userId = useSession((session) => session.userId);
  const seesDashboards = userId !== '' && userId === dashboardUserId;
  const hasReport = useAnnualReportAddress() !== '';
  const report = useRef<AnnualReportHandle>(null);

  return (
    <>
      <TokenHandoffEntry icon={Ticket} label={words.ticket} site="ticket" />
      <TokenHandoffEntry icon={Wallet} label={words.wallet} site="wallet" />
      <li>
        <MenuLink
          icon={ChartColumn}
          label={words.statistics}
          path={statisticsPath}
          target="_blank"
          onNavigate={onNavigate}
        />
      </li>
      {seesDashboards ? (
        <>
          <TokenHandoffEntry icon={ChartPie} label={words.dashboard} site="dashboard" />
          <TokenHandoffEntry icon={School} label={words.dashboardSchool} site="dashboardSchool" />
        </>
      ) : null}
      {hasReport ? (
        <li>
          <button
            type="button"
            className="portal-sidebar-entry"
            part="entry"
            aria-haspopup="dialog"
            onClick={() => report.current?.open()}
          >
            <EntryLabel icon={FileChartColumn} label={words.annualReport} isNewWindow={false} />
          </button>
        </li>
      ) : null}
      <AnnualReport handle={report} />
    </>
  );
}
