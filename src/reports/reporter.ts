import { pageOrigin } from '../rules/page-url.ts';
import { raisedErrors } from '../rules/raised-errors.ts';
import { safeUrl } from '../rules/safe-url.ts';
import { createCollector } from './collect.ts';
import { measureVitals } from './measure-vitals.ts';
import type { PortalReport } from './report.ts';
import { createSender } from './send.ts';
import type { ReportTarget } from './report-target.ts';

/** Begins to report what the page raises, once per page. `target`: who wants the reports by now, if anybody still does. */
export function startReporter(target: () => ReportTarget | undefined): void {
  const feed = raisedErrors();
  const firstView = feed.view;
  let hasComplained = false;
  const sender = createSender(() => {
    const { reportTo = '', portal = '' } = target()?.settings() ?? {};
    return safeUrl(reportTo, portal || pageOrigin());
  });
  const collector = createCollector((report) => {
    if (target()?.settings().reportTo) sender.add(report);
    void tell(report);
  });

  async function tell(report: PortalReport) {
    try {
      await target()?.onReport?.(report);
    } catch (error) {
      // oxlint-disable-next-line eslint/no-console -- the page's developer looks there; a report of it would call it again
      if (!hasComplained) console.error('portal-widgets: onReport has thrown.', error);
      hasComplained = true;
    }
  }

  if (target()?.measures) measureVitals((content) => collector.add(content, firstView, performance.now()));
  // After the listeners of web-vitals, whose last values come with the same event.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sender.flush();
  });
  addEventListener('pagehide', sender.flush);

  feed.list.splice(0).forEach(collector.error);
  feed.list.push = (...raised) => {
    raised.forEach(collector.error);
    return 0;
  };
}
