import { pageOrigin } from '../rules/page-url.ts';
import { raisedErrors } from '../rules/raised-errors.ts';
import { safeUrl } from '../rules/safe-url.ts';
import { createCollector } from './collect.ts';
import { measureVitals } from './measure-vitals.ts';
import type { ReportTarget } from './report-target.ts';
import { createSender } from './send.ts';

let target: ReportTarget | undefined;

/** Reports to a portal from now on what the page raises, and has raised; another one gets nothing more. */
export function reportTo(next: ReportTarget): void {
  const isFirst = !target;
  if (!next.isOver) target = next;
  if (isFirst && target) start(target);
}

function start({ isAbroad, onReport }: ReportTarget): void {
  const raised = raisedErrors();
  const { view } = raised;
  const sender = createSender(() => {
    const { reportTo, portal } = settings();
    return safeUrl(reportTo, portal || pageOrigin());
  });
  const collector = createCollector(async (report) => {
    if (target?.isOver) return;
    if (settings().reportTo) sender.add(report);
    try {
      await target?.onReport?.(report);
    } catch (error) {
      // oxlint-disable-next-line eslint/no-console -- the page's developer looks there; to report it would call it again
      console.error(error);
    }
  });

  // A page of another site is measured where it asks for that.
  if (!isAbroad || onReport) measureVitals((vital) => collector.add(vital, view, performance.now()));
  // After the listeners of web-vitals, whose last values come with the same event.
  addEventListener('visibilitychange', () => {
    if (document.hidden) sender.flush();
  });
  addEventListener('pagehide', sender.flush);

  raised.splice(0).forEach(collector.addError);
  raised.push = (one) => (collector.addError(one as never), 0);
}

const settings = () => (target as ReportTarget).settings.getSnapshot();
