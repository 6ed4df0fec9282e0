import { onCLS, onFCP, onINP, onLCP, type Metric } from 'web-vitals';
import type { ReportContent, VitalReport } from './report.ts';

/** Calls the listener with each measurement of the page; with a later one again where a hidden page is shown once more. */
export function measureVitals(listener: (content: ReportContent) => void): void {
  const tell = ({ name, value, rating, id }: Metric) =>
    listener({ type: 'vital', name: name as VitalReport['name'], value, rating, id });
  for (const measure of [onCLS, onFCP, onINP, onLCP]) measure(tell);
}
