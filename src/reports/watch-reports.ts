import type { ReportTarget } from './report-target.ts';

// The page's share of the visits that report is drawn once, so that its reports are all there or all missing.
const lot = Math.random();

/** Loads the reporter after the first paint, where somebody wants reports. Returns what ends them for this portal. */
export function watchReports(target: ReportTarget): () => void {
  const { settings, onReport } = target;
  const begin = () => {
    const { reportTo, reportShare } = settings.getSnapshot();
    if (!(reportTo || onReport) || lot >= reportShare) return;
    // A server has no frames. Nor has a page that is never shown, which is not reported.
    globalThis.requestAnimationFrame?.(() => setTimeout(load));
  };
  const load = () =>
    import('./reporter.ts').then(
      ({ reportTo }) => reportTo(target),
      () => {},
    );
  begin();
  // An element may learn the settings of its portal later.
  const stop = settings.subscribe(begin);
  return () => {
    stop();
    target.isOver = true;
  };
}
