import type { PortalConfig } from '../config.ts';
import type { PortalReport } from './report.ts';

/** A portal that wants the reports of this page. */
export interface ReportTarget {
  settings: {
    /** The settings that are known by now. */
    getSnapshot: () => PortalConfig;
    subscribe: (listener: () => void) => () => void;
  };
  onReport: ((report: PortalReport) => unknown) | undefined;
  /** The page is one of another site than the portal's. */
  isAbroad: boolean;
  /** Its portal is closed: another may have taken its place. */
  isOver?: boolean;
}
