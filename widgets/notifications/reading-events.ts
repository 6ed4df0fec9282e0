import type { Change, Reading } from './reading.ts';

export type ReadingEvent = { is: 'begun'; change: Change } | { is: 'succeeded' | 'failed'; key: number };

export function reading(state: Reading, event: ReadingEvent): Reading {
  if (event.is === 'begun') return { ...state, pending: [...state.pending, event.change] };
  const change = state.pending.find(({ key }) => key === event.key);
  if (!change) return state;
  return {
    settled: event.is === 'succeeded' ? new Set([...state.settled, ...change.ids]) : state.settled,
    pending: state.pending.filter((other) => other !== change),
  };
}
