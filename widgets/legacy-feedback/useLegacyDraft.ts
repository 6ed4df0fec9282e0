import { useCallback } from 'react';
import { useFormDraft, useSharedFormDraft } from '#src/data/drafts/drafts.ts';
import { emptyDraft, isEmptyDraft, legacyDraftSchema, type LegacyDraft } from './legacy-draft.ts';

type Typed = Partial<LegacyDraft>;

/**
 * The draft of the form. The mobile number outlives a reload in this tab alone: the rest is kept for whoever opens the
 * browser next, also of a guest.
 */
export function useLegacyDraft() {
  const { typed, offers, setTyped } = useSharedFormDraft(
    'legacy-feedback',
    legacyDraftSchema,
    emptyDraft,
    isEmptyDraft,
  );
  const { typed: own, setTyped: setOwn } = useFormDraft('legacy-feedback');
  return {
    typed: { ...typed, contact: own.contact ?? '' },
    offers,
    setTyped: useCallback(
      (next: (typed: Typed) => Typed) =>
        setOwn(({ contact = '' }) => {
          let kept = contact;
          setTyped((shared) => {
            const all = next({ ...shared, contact });
            kept = all.contact ?? '';
            return { ...all, contact: '' };
          });
          return kept ? { contact: kept } : {};
        }),
      [setOwn, setTyped],
    ),
  };
}
