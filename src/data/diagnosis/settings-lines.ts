import { completeConfig, type PortalConfig } from '../../config.ts';
import type { DiagnosisLine } from './diagnosis.ts';

/** Their value opens or signs something, though every browser can read it: a copied text does not spread it. */
const keys: ReadonlySet<string> = new Set<keyof PortalConfig>([
  'clientCredential',
  'passwordKey',
  'signSecret',
  'smsKey',
  'dashboardUserId',
  'uploadApplicationId',
  'uploadUserId',
]);

/** The settings that differ from the defaults. */
export function settingsLines(config: PortalConfig): DiagnosisLine[] {
  const defaults: Record<string, unknown> = { ...completeConfig({}) };
  return Object.entries(config).flatMap(([name, value]: [string, unknown]): DiagnosisLine[] => {
    if (JSON.stringify(value) === JSON.stringify(defaults[name])) return [];
    return [{ name, value: keys.has(name) ? '***' : shown(value), verdict: 'fact' }];
  });
}

/** Of a record, only the names: its values may be long. */
function shown(value: unknown): string {
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string') ? value.join(', ') : `${value.length}`;
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .filter(([, one]) => one !== '')
      .map(([name]) => name)
      .join(', ');
  return String(value);
}
