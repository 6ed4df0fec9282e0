import { PORTAL_VERSION } from '../config.ts';
import { REPORTS_MAX } from '../rules/limits.ts';
import type { RaisedError } from '../rules/raised-errors.ts';
import { describeError } from './describe-error.ts';
import type { PortalReport, ReportContent } from './report.ts';

export interface Collector {
  /** Reports an error, unless it has been reported before. */
  error(raised: RaisedError): void;
  /** Reports what is new in any case. */
  add(content: ReportContent, view: string, at: number): void;
}

/** Makes the reports of a page: each says something that none before it has said. */
export function createCollector(handOver: (report: PortalReport) => void): Collector {
  const errors = new WeakSet();
  const known = new Set<string>();

  function add(content: ReportContent, view: string, at: number) {
    const isKnown = known.has(JSON.stringify([content, view]));
    if (isKnown || known.size === REPORTS_MAX) return;
    known.add(JSON.stringify([content, view]));
    handOver({ ...content, release: PORTAL_VERSION, view, at: Math.round(at) });
  }

  return {
    add,
    error(raised) {
      const { error, view, at } = raised;
      // One error passes several places: the client that made it, the component that shows it, the element.
      if (Object(error) === error) {
        if (errors.has(error as object)) return;
        errors.add(error as object);
      }
      const content = describeError(raised);
      if (content) add(content, view, at);
    },
  };
}
