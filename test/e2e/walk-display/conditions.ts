import type { Page } from 'playwright';
import { smallTargets, violations } from '../violations.ts';
import { controlsOutside, cutTexts, sideways } from './cut-texts.ts';
import { foreignTexts } from './foreign-texts.ts';
import { hiddenFocus } from './hidden-focus.ts';

/** Returns the faults of the page that is shown, each as `element: fault`. */
type Check = (page: Page) => Promise<string[]>;

/** The size, theme and text under which a page is looked at, and the checks that run then. */
export interface Condition {
  name: string;
  width: number;
  height: number;
  dark?: true;
  /** Text alone is so much larger, in percent. */
  textSize?: number;
  checks: readonly Check[];
}

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Everything has room. */
const room: readonly Check[] = [sideways, controlsOutside, cutTexts];

/** In the pseudo-locale: accents on every letter of our texts, which are longer by two fifths. */
export const inPseudoLocale: readonly Condition[] = [
  { name: 'en-XA on a desk', ...desk, checks: [foreignTexts, ...room] },
  { name: 'en-XA on a phone', ...phone, checks: [foreignTexts, ...room] },
];

/** In English, whose words are longer than Chinese ones and break at spaces only. */
export const inEnglish: readonly Condition[] = [
  { name: 'on a desk', ...desk, checks: [smallTargets, hiddenFocus] },
  { name: 'on a phone', ...phone, checks: [smallTargets, hiddenFocus] },
  // 1280 × 1024 px at 400 %, as criterion 1.4.10 of WCAG means it.
  { name: 'at 400 %', width: 320, height: 256, checks: [...room, hiddenFocus] },
  { name: 'with text of 200 % on a desk', ...desk, textSize: 200, checks: room },
  { name: 'with text of 200 % on a phone', ...phone, textSize: 200, checks: room },
  { name: 'dark on a desk', ...desk, dark: true, checks: [violations] },
  { name: 'dark on a phone', ...phone, dark: true, checks: [violations] },
];
