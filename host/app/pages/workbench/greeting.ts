import type { workbenchTexts } from './texts.ts';

type Word = keyof (typeof workbenchTexts)['zh-CN'];

/** Each greeting applies until its hour of the day. */
const greetings: readonly { until: number; word: Word }[] = [
  { until: 5, word: 'night' },
  { until: 9, word: 'morning' },
  { until: 12, word: 'forenoon' },
  { until: 14, word: 'noon' },
  { until: 18, word: 'afternoon' },
  { until: 23, word: 'evening' },
];

/** Returns the greeting for an hour of the day, 0 to 23. */
export function greetingAt(hour: number): Word {
  return greetings.find(({ until }) => hour < until)?.word ?? 'night';
}
