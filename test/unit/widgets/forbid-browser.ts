import { vi } from 'vitest';

const browserOnly = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'CSSStyleSheet',
  'customElements',
  'HTMLElement',
];

/** Defines what only a browser has, as some servers do in part; collects the names of what is used until `allow`. */
export function forbidBrowser(): { touched: readonly string[]; allow: () => void } {
  const touched: string[] = [];
  for (const name of browserOnly) {
    const touch = () => {
      touched.push(name);
      throw new Error(`${name} is used`);
    };
    vi.stubGlobal(
      name,
      new Proxy(() => {}, { get: touch, has: touch, set: touch, apply: touch, construct: touch }),
    );
  }
  return { touched, allow: () => void vi.unstubAllGlobals() };
}
