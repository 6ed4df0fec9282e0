/**
 * A report holds names, codes, patterns and numbers that our own code knows beforehand. Messages, addresses, ids and what users
 * type never come in.
 */
interface CommonReport {
  /** The version of portal-widgets, e.g. `0.2.0`. */
  release: string;
  /**
   * The pattern of the page's route, e.g. `/space/homework/:id` (`/project?id=` for the details of one item); in an element its
   * tag, e.g. `portal-bell`; '' where neither is known.
   */
  view: string;
  /** Whole milliseconds since the page began to load. */
  at: number;
}

/** An error of our code, when it is raised; the same one in the same view once per page. */
export interface ErrorReport extends CommonReport {
  type: 'error';
  /** The name of its class, e.g. `TypeError`. */
  name: string;
  code?: number | string | undefined;
  /** The topmost script of its stack, with line and column, e.g. `main-Cx81.js:1:2093`. */
  source?: string | undefined;
}

/** A call that failed, when it did; the same one in the same view once per page. Aborted calls are none. */
export interface CallReport extends CommonReport {
  type: 'call';
  /** `TimeoutError`, `NetworkError`, `RefusedError`, `SignedOutError`, `MalformedAnswerError` or `MissingSettingError`. */
  name: string;
  /** The code in the body, or the HTTP status where there is none. */
  code?: number | string | undefined;
  /** Method and path, with places for what varies, e.g. `GET /api/problem/{id}`. */
  call: string;
}

/** A file of ours that did not come, when its last attempt has failed; each once per page. */
export interface ChunkReport extends CommonReport {
  type: 'chunk';
  /** Its name without the folder, e.g. `BellPanel-D3f0.js`; '' where the browser does not say. */
  file: string;
}

/** A measurement of the page by `web-vitals`, when it is final, or when the page is hidden. */
export interface VitalReport extends CommonReport {
  type: 'vital';
  name: 'CLS' | 'FCP' | 'INP' | 'LCP';
  /** Milliseconds; of `CLS` a number without a unit. */
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
  /** Of several reports with one id the last counts: a page that is shown again goes on measuring. */
  id: string;
}

export type PortalReport = ErrorReport | CallReport | ChunkReport | VitalReport;

/** A report before it is known where and in which release it arose. */
type Without<Of> = Of extends PortalReport ? Omit<Of, keyof CommonReport> : never;
export type ReportContent = Without<PortalReport>;
