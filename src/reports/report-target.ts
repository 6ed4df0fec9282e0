import type { PortalConfig } from '../config.ts';
import type { PortalReport } from './report.ts';

/** Who wants the reports of this page. */
export interface ReportTarget {
  /** The settings that are known by now. */
  settings: () => Pick<PortalConfig, 'portal' | 'reportTo'>;
  onReport: ((report: PortalReport) => unknown) | undefined;
  /** Whether the page is one of the portal, or of whoever asks for reports in code: other pages are not ours to measure. */
  measures: boolean;
}
