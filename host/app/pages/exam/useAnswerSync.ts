import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { saveAnswers, submitAttempt, type ExamAttempt } from '#src/api/exams.ts';
import { readDrafts, removeDraft, writeDraft, type DraftPlace } from '#src/data/drafts/draft-storage.ts';
import { currentTab, sharedStorage, useDraftOwner } from '#src/data/drafts/drafts.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { PortalError, RefusedError, SignedOutError } from '#src/http/errors.ts';
import { unwrap } from '#src/http/unwrap.ts';
import { useRetryOnline } from '#src/ui/states/useRetryOnline.ts';
import {
  keptAnswers,
  newest,
  nextRequest,
  restored,
  syncAnswers,
  unsaved,
  type KeptAnswers,
} from './answer-sync.ts';
import { serverNow } from './exam-clock.ts';

/** The answers of an attempt, kept on this device at once and saved on the server as soon as it can be. */
export function useAnswerSync(examId: string, attempt: ExamAttempt) {
  const { http, language, session } = usePortal();
  const current = useDraftOwner();
  // A later user of this page must not get the answers.
  const [owner] = useState(current);
  const [place] = useState<DraftPlace>({ owner, document: `exam:${examId}:${attempt.id}` });
  const [state, dispatch] = useReducer(syncAnswers, null, () =>
    restored(attempt.answers ?? [], readAll(place)),
  );
  const [{ clock, endTime }, setClock] = useState({ clock: attempt.now, endTime: attempt.endTime });
  const [isKept, setKept] = useState(true);
  const latest = useRef(state);
  const { given, flagged, isSubmitted } = state;

  // A layout effect, since the page may be left before a later effect runs.
  useLayoutEffect(() => {
    latest.current = state;
  });
  useLayoutEffect(() => {
    if (isSubmitted) removeAll(place);
    else setKept(keep(place, { given, flagged }));
  }, [place, given, flagged, isSubmitted]);

  useEffect(() => {
    const next = nextRequest(state, serverNow(clock));
    if (!next) return undefined;
    const timer = setTimeout(async () => {
      const sent = unsaved(state);
      dispatch({ type: 'sending' });
      try {
        const endpoint = next.type === 'submit' ? submitAttempt : saveAnswers;
        const received = unwrap(await endpoint(http, { id: attempt.id, answers: sent }), language);
        setClock({ clock: received.now, endTime: received.endTime });
        dispatch({ type: 'received', sent, now: received.now.now, submitted: received.submitted });
      } catch (error) {
        if (!(error instanceof PortalError)) throw error;
        const isFinal = error instanceof SignedOutError;
        const refusal = error instanceof RefusedError ? error.message : '';
        dispatch({ type: 'failed', now: serverNow(clock), random: Math.random(), isFinal, refusal });
      }
    }, next.delay);
    return () => clearTimeout(timer);
  }, [state, clock, http, language, attempt.id]);

  useEffect(() => {
    const follow = () => {
      const kept = readAll(place);
      if (kept) dispatch({ type: 'otherTab', given: kept.given, now: serverNow(clock) });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [place, clock]);

  const hurry = useCallback(() => dispatch({ type: 'hurry' }), []);
  useRetryOnline(state.failures > 0, hurry);
  useEffect(() => {
    const save = () => document.hidden && hurry();
    document.addEventListener('visibilitychange', save);
    return () => document.removeEventListener('visibilitychange', save);
  }, [hurry]);
  useEffect(
    () => () => {
      const answers = unsaved(latest.current);
      if (answers.length === 0 || session.getState().userId !== owner.userId) return;
      // If it fails, the answers are on this device and are sent with the next visit.
      saveAnswers(http, { id: attempt.id, answers }).catch(() => {});
    },
    [http, session, owner, attempt.id],
  );

  return { state, dispatch, clock, endTime, isKept };
}

/** The answers that all tabs have kept, the latest to each question: they are of one attempt. */
function readAll(place: DraftPlace): KeptAnswers | undefined {
  const drafts = readDrafts(sharedStorage, place, keptAnswers);
  const [latest] = drafts;
  return latest && { ...latest.value, given: drafts.map(({ value }) => value.given).reduce(newest) };
}

function removeAll(place: DraftPlace): void {
  for (const { name } of readDrafts(sharedStorage, place, keptAnswers)) removeDraft(sharedStorage, name);
}

/** Each tab keeps its own answers. False if the browser did not store them. */
function keep(place: DraftPlace, kept: KeptAnswers): boolean {
  const name = { ...place, version: '', tab: currentTab?.id ?? '' };
  if (Object.keys(kept.given).length + kept.flagged.length > 0) return writeDraft(sharedStorage, name, kept);
  removeDraft(sharedStorage, name);
  return true;
}
