import { pageOrigin } from '../../rules/page-url.ts';
import { wallNow } from '../../rules/wall-clock.ts';
import { CLOCK_TOLERANCE_MS } from '../../rules/limits.ts';
import type { DiagnosisLine } from './diagnosis.ts';

/** Tries whether the back end's origin can be reached, and how far the device's clock is from its own. */
export async function serverLines(api: string): Promise<DiagnosisLine[]> {
  const origin = api ? new URL(api).origin : pageOrigin();
  const isCross = origin !== pageOrigin();
  const lines: DiagnosisLine[] = [{ name: 'address', value: origin, verdict: 'fact' }];
  try {
    const response = await fetch(`${origin}/`, { method: 'HEAD', credentials: 'omit', cache: 'no-store' });
    lines.push({ name: 'reachable', value: `HTTP ${response.status}`, verdict: 'right' });
    const date = Date.parse(response.headers.get('date') ?? '');
    // Another origin shows it to nobody unless it says so.
    if (!Number.isNaN(date)) lines.push(clockLine(wallNow() - date));
  } catch {
    const isThere = isCross && (await answersAtAll(`${origin}/`));
    // Its calls may allow what its first page does not.
    lines.push({
      name: 'reachable',
      value: isThere ? 'withoutCors' : 'no',
      verdict: isThere ? 'fact' : 'wrong',
    });
  }
  return lines;
}

function clockLine(aheadMs: number): DiagnosisLine {
  const isRight = Math.abs(aheadMs) < CLOCK_TOLERANCE_MS;
  return { name: 'clock', value: `${Math.round(aheadMs / 1000)} s`, verdict: isRight ? 'right' : 'wrong' };
}

const answersAtAll = (url: string) =>
  fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' }).then(
    () => true,
    () => false,
  );
