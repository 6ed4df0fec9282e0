import { PORTAL_VERSION } from '../config.ts';
import { REPORTS_MAX } from '../rules/limits.ts';
import type { RaisedError } from '../rules/raised-errors.ts';
import { describeError } from './describe-error.ts';
import type { PortalReport, ReportContent } from './report.ts';

export interface Collector {
  /** Reports an error, unless it has been reported before. */
  addError(raised: RaisedError): void;
  /** Reports what no report has said before. */
  add(content: ReportContent, view: string | undefined, at: number): void;
}

/** Makes the reports of a page: each says something that none before it has said. */
export function createCollector(handOver: (report: PortalReport) => void): Collector {
  // One error passes several places: the client that made it, the component that shows it, the element.
  const errors = new WeakSet();
  const said = new Set<string>();

  const add: Collector['add'] = (content, view = '', at) => {
    const key = JSON.stringify([content, view]);
    if (said.has(key) || said.size === REPORTS_MAX) return;
    said.add(key);
    handOver({ ...content, release: PORTAL_VERSION, view, at: Math.round(at) });
  };

  return {
    add,
    addError(raised) {
      const { error, view, at } = raised;
      // A text that is thrown has no identity.
      const one = Object(error) as object;
      if (errors.has(one)) return;
      errors.add(one);
      add(describeError(raised), view, at);
    },
  };
}
