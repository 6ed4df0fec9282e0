import * as v from 'valibot';
import type { StampedAnswer } from '#src/api/exams.ts';
import {
  ANSWER_SAVE_DELAY_MS,
  ANSWER_SAVE_MAX_MS,
  ANSWER_RETRY_MIN_MS,
  ANSWER_RETRY_MAX_MS,
} from '../../limits.ts';

const answers = v.record(v.string(), v.object({ answer: v.array(v.string()), at: v.number() }));
/** By question; `at` is the server's time. */
type GivenAnswers = v.InferOutput<typeof answers>;

/** The part of an attempt that this device keeps. */
export const keptAnswers = v.object({ given: answers, flagged: v.array(v.string()) });
export type KeptAnswers = v.InferOutput<typeof keptAnswers>;

export interface AnswerSync extends KeptAnswers {
  /** `at` of the answers that the server has, by question. */
  saved: Record<string, number>;
  /** The server's time of the last save in this visit. */
  savedAt: number | null;
  /** When the first answer was given that the server does not have. */
  unsavedSince: number | null;
  isSending: boolean;
  /** In a row. */
  failures: number;
  retryAt: number;
  /** The clock is in doubt, so the server's is wanted even if there is nothing to save. */
  needsClock: boolean;
  handIn: 'asked' | 'timeUp' | null;
  /** The learner has asked for it, and may ask again. */
  hasHandInFailed: boolean;
  /** The server's reason for the last failure; '' where it could not be reached. */
  refusal: string;
  isSubmitted: boolean;
}

export type SyncEvent =
  | { type: 'answer'; questionId: string; answer: string[]; now: number }
  /** Another tab has kept answers of the same attempt. */
  | { type: 'otherTab'; given: GivenAnswers; now: number }
  | { type: 'flag'; questionId: string }
  | { type: 'handIn'; reason: 'asked' | 'timeUp' }
  /** The line is back, or the page is about to be left. */
  | { type: 'hurry' }
  | { type: 'doubt' }
  | { type: 'sending' }
  | { type: 'received'; sent: readonly StampedAnswer[]; now: number; submitted: boolean }
  /** `random`, from 0 to 1, spreads the retries of many learners. `isFinal`: the session is over. */
  | { type: 'failed'; now: number; random: number; isFinal: boolean; refusal: string };

/** Of two answers to a question the later one counts. */
export function newest(one: GivenAnswers, other: GivenAnswers): GivenAnswers {
  const merged = { ...one };
  for (const [id, answer] of Object.entries(other)) {
    const known = merged[id];
    if (!known || answer.at > known.at) merged[id] = answer;
  }
  return merged;
}

/** The start of a visit, from the server's answers and those on this device. */
export function restored(onServer: readonly StampedAnswer[], kept: KeptAnswers | undefined): AnswerSync {
  const known = onServer.map(({ questionId, answer, at }) => [questionId, { answer, at }] as const);
  const state: AnswerSync = {
    given: newest(Object.fromEntries(known), kept?.given ?? {}),
    flagged: kept?.flagged ?? [],
    saved: Object.fromEntries(known.map(([id, { at }]) => [id, at])),
    savedAt: null,
    unsavedSince: null,
    isSending: false,
    failures: 0,
    retryAt: 0,
    needsClock: false,
    handIn: null,
    hasHandInFailed: false,
    refusal: '',
    isSubmitted: false,
  };
  return { ...state, unsavedSince: unsaved(state).length > 0 ? 0 : null };
}

export function unsaved({ given, saved }: Pick<AnswerSync, 'given' | 'saved'>): StampedAnswer[] {
  return Object.entries(given)
    .filter(([id, { at }]) => at > (saved[id] ?? -Infinity))
    .map(([questionId, answer]) => ({ questionId, ...answer }));
}

export function pauseAfter(failures: number, random: number): number {
  return Math.min(ANSWER_RETRY_MAX_MS, ANSWER_RETRY_MIN_MS * 2 ** (failures - 1)) * (0.75 + random / 2);
}

/** The next request and its delay; one runs at a time, so that they arrive in order. */
export function nextRequest(
  state: AnswerSync,
  now: number,
): { type: 'save' | 'submit'; delay: number } | null {
  const { isSending, isSubmitted, handIn, failures, retryAt, unsavedSince, needsClock } = state;
  if (isSending || isSubmitted || retryAt === Infinity) return null;
  const pause = Math.max(0, retryAt - now);
  if (handIn) return { type: 'submit', delay: pause };
  if (needsClock || (failures > 0 && unsavedSince !== null)) return { type: 'save', delay: pause };
  if (unsavedSince === null) return null;
  const longest = Math.max(0, unsavedSince + ANSWER_SAVE_MAX_MS - now);
  return { type: 'save', delay: Math.min(ANSWER_SAVE_DELAY_MS, longest) };
}

export function syncAnswers(state: AnswerSync, event: SyncEvent): AnswerSync {
  switch (event.type) {
    case 'answer': {
      if (state.handIn || state.isSubmitted) return state;
      const { questionId, answer, now } = event;
      // Also after the clock was corrected, an answer is later than the one before.
      const at = Math.max(now, (state.given[questionId]?.at ?? 0) + 1);
      const given = { ...state.given, [questionId]: { answer, at } };
      return { ...state, given, unsavedSince: state.unsavedSince ?? now };
    }
    case 'otherTab': {
      if (state.handIn || state.isSubmitted) return state;
      const isLater = ([id, { at }]: [string, { at: number }]) => at > (state.given[id]?.at ?? -Infinity);
      // Else two tabs would go on telling each other what both know.
      if (!Object.entries(event.given).some(isLater)) return state;
      const given = newest(state.given, event.given);
      // Sent from here too, since the other tab may be closed before it has.
      return { ...state, given, unsavedSince: state.unsavedSince ?? event.now };
    }
    case 'flag': {
      const { flagged } = state;
      const { questionId: id } = event;
      return {
        ...state,
        flagged: flagged.includes(id) ? flagged.filter((one) => one !== id) : [...flagged, id],
      };
    }
    case 'handIn':
      return {
        ...state,
        handIn: state.handIn === 'timeUp' ? 'timeUp' : event.reason,
        hasHandInFailed: false,
        retryAt: 0,
      };
    case 'hurry':
      return { ...state, retryAt: 0, unsavedSince: state.unsavedSince === null ? null : 0 };
    case 'doubt':
      return { ...state, needsClock: true };
    case 'sending':
      return { ...state, isSending: true };
    case 'received': {
      // A save that succeeds by itself hands nothing in.
      const hasHandInFailed = state.hasHandInFailed && !event.submitted;
      const saved = { ...state.saved };
      for (const { questionId, at } of event.sent) saved[questionId] = at;
      return {
        ...state,
        saved,
        savedAt: event.now,
        unsavedSince: unsaved({ given: state.given, saved }).length > 0 ? event.now : null,
        isSending: false,
        failures: 0,
        retryAt: 0,
        needsClock: false,
        hasHandInFailed,
        refusal: hasHandInFailed ? state.refusal : '',
        isSubmitted: state.isSubmitted || event.submitted,
      };
    }
    case 'failed': {
      const failures = state.failures + 1;
      return {
        ...state,
        isSending: false,
        failures,
        retryAt: event.isFinal ? Infinity : event.now + pauseAfter(failures, event.random),
        // Without time pressure the learner decides again.
        handIn: state.handIn === 'timeUp' ? 'timeUp' : null,
        hasHandInFailed: state.hasHandInFailed || state.handIn === 'asked',
        refusal: event.refusal,
      };
    }
  }
}

export type SaveState = 'idle' | 'saving' | 'saved' | 'keptHere' | 'notKept';

/** `isKept`: the browser has stored the answers. */
export function saveState(state: AnswerSync, isKept: boolean): SaveState {
  if (unsaved(state).length === 0) return state.savedAt === null ? 'idle' : 'saved';
  if (state.failures > 0) return isKept ? 'keptHere' : 'notKept';
  return 'saving';
}
