import type { FeedbackWords } from './texts.ts';

/** 1 closed, 2 waiting, any other in progress. */
export function orderState(state: number): 'closed' | 'waiting' | 'active' {
  return state === 1 ? 'closed' : state === 2 ? 'waiting' : 'active';
}

export function stateText(state: number, words: FeedbackWords): string {
  return { closed: words.stateClosed, waiting: words.stateWaiting, active: words.stateActive }[
    orderState(state)
  ];
}

/** Types that nobody knows count as other. */
export function typeText(type: number, words: FeedbackWords): string {
  return [words.type1, words.type2, words.type3][type - 1] ?? words.type4;
}
