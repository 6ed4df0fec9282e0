import type { PortalConfig } from '../config.ts';
import type { ReportTarget } from './report-target.ts';

interface WatchedPortal {
  settings: { getSnapshot: () => PortalConfig; subscribe: (listener: () => void) => () => void };
  onReport: ReportTarget['onReport'];
  isAbroad: boolean;
}

// The page's share of the visits that report is drawn once, so that its reports are all there or all missing.
const lot = Math.random();
let target: ReportTarget | undefined;
let isStarted = false;

/** Loads the reporter once the page stands, where somebody wants reports. Returns what ends them for this portal. */
export function watchReports({ settings, onReport, isAbroad }: WatchedPortal): () => void {
  const own = { settings: settings.getSnapshot, onReport, measures: !isAbroad || onReport !== undefined };
  function begin() {
    const { reportTo, reportShare } = settings.getSnapshot();
    if (typeof document === 'undefined' || !(reportTo || onReport) || lot >= reportShare) return;
    target = own;
    if (!isStarted) afterFirstPaint(() => void load().catch(() => {}));
    isStarted = true;
  }
  begin();
  // An element may learn the settings of its portal later.
  const stop = settings.subscribe(begin);
  return () => {
    stop();
    // By now another portal may report.
    if (target === own) target = undefined;
  };
}

async function load(): Promise<void> {
  (await import('./reporter.ts')).startReporter(() => target);
}

/** A page that is never shown paints nothing, and is not reported. */
function afterFirstPaint(listener: () => void): void {
  if (document.readyState === 'complete') requestAnimationFrame(() => setTimeout(listener));
  else addEventListener('load', () => afterFirstPaint(listener), { once: true });
}
