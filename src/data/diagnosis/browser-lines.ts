import { deviceCode } from '../../http/device.ts';
import type { DiagnosisLine } from './diagnosis.ts';

/** Abilities that the portal uses where the browser has them, and allows the page to use them. */
const abilities: Readonly<Record<string, () => boolean>> = {
  cookies: () => isStored('cookie'),
  localStorage: () => isStored('localStorage'),
  sessionStorage: () => isStored('sessionStorage'),
  secureContext: () => isSecureContext,
  locks: () => 'locks' in navigator,
  channels: () => typeof BroadcastChannel !== 'undefined',
  online: () => navigator.onLine,
};

const PROBE = 'portal.probe';

/** Writes a value, reads it back, and removes it. */
function isStored(place: 'cookie' | 'localStorage' | 'sessionStorage'): boolean {
  if (place === 'cookie') {
    document.cookie = `${PROBE}=1; path=/; SameSite=Lax`;
    const isThere = document.cookie.includes(`${PROBE}=1`);
    document.cookie = `${PROBE}=; path=/; Max-Age=0`;
    return isThere;
  }
  try {
    const storage = globalThis[place];
    storage.setItem(PROBE, '1');
    const isThere = storage.getItem(PROBE) === '1';
    storage.removeItem(PROBE);
    return isThere;
  } catch {
    return false;
  }
}

export function browserLines(): DiagnosisLine[] {
  return [
    { name: 'browser', value: deviceCode(navigator.userAgent), verdict: 'fact' },
    { name: 'languages', value: navigator.languages.join(', '), verdict: 'fact' },
    { name: 'window', value: `${innerWidth} × ${innerHeight}, ${devicePixelRatio}`, verdict: 'fact' },
    { name: 'embedded', value: yesNo(window.parent !== window), verdict: 'fact' },
    ...Object.entries(abilities).map(([name, has]): DiagnosisLine => {
      const isThere = has();
      return { name, value: yesNo(isThere), verdict: isThere ? 'right' : 'wrong' };
    }),
  ];
}

export const yesNo = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');
