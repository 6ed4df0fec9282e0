import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { ReportContent } from './report.ts';

/** Calls the listener with each measurement of the page; with a later one again where a hidden page is shown once more. */
export function measureVitals(listener: (content: ReportContent) => void): void {
  const tell = ({ name, value, rating, id }: Metric) => {
    const scale = name === 'CLS' ? 1e4 : 10;
    listener({ type: 'vital', name, value: Math.round(value * scale) / scale, rating, id });
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(tell);
}
