import { pageOrigin } from '../rules/page-url.ts';
import { raisedErrors } from '../rules/raised-errors.ts';
import { safeUrl } from '../rules/safe-url.ts';
import { createCollector } from './collect.ts';
import { measureVitals } from './measure-vitals.ts';
import type { PortalReport } from './report.ts';
import type { ReportTarget } from './report-target.ts';
import { createSender } from './send.ts';

let target: ReportTarget;
let isStarted = false;

/** Reports to a portal from now on what the page raises, and has raised; the portal before it gets nothing more. */
export function reportTo(next: ReportTarget): void {
  if (next.isOver) return;
  target = next;
  if (!isStarted) start();
  isStarted = true;
  drain();
}

const collector = createCollector((report) => {
  if (settings().reportTo) sender.add(report);
  void tell(report);
});

const sender = createSender(() => safeUrl(settings().reportTo, settings().portal || pageOrigin()));

const settings = () => target.settings.getSnapshot();

async function tell(report: PortalReport): Promise<void> {
  try {
    await target.onReport?.(report);
  } catch (error) {
    // oxlint-disable-next-line eslint/no-console -- the page's developer looks there; to report it would call it again
    console.error(error);
  }
}

/** Errors wait again while one portal is over and the next has not begun. */
function drain(): void {
  if (!target.isOver) raisedErrors().splice(0).forEach(collector.addError);
}

function start(): void {
  const raised = raisedErrors();
  const { push, view } = raised;
  raised.push = (...more) => {
    const count = push.apply(raised, more);
    drain();
    return count;
  };
  // A page of another site is measured where it asks for that.
  if (!target.isAbroad || target.onReport)
    measureVitals((vital) => {
      if (!target.isOver) collector.add(vital, view, performance.now());
    });
  // After the listeners of web-vitals, whose last values come with the same event.
  addEventListener('visibilitychange', () => {
    if (document.hidden) sender.flush();
  });
  addEventListener('pagehide', sender.flush);
}
