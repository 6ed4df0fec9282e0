import { MapPinCheck } from 'lucide-react';
import {
  confirmPresence,
  participationPaths,
  participationStatuses,
  setParticipation,
  type Participation,
} from '#src/api/participation/participation.ts';
import { useLoginLink } from '#src/data/login/useLoginLink.ts';
import { useLoginStatus, usePortal } from '#src/data/portal-context.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import type { QueryState } from '#src/data/queries/useQueryState.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { useConfirm } from '#src/ui/dialogs/useConfirm.tsx';
import { useNavigateHandler } from '#host/app/layout/useNavigateHandler.ts';
import type { ParticipationKind } from './participation-kinds.ts';
import { participationTexts } from './texts.ts';

const { none, asked, joined } = participationStatuses;

interface ParticipationButtonsProps {
  kind: ParticipationKind;
  id: string;
  query: QueryState<Participation>;
  /** There is no other main action. */
  isMain: boolean;
}

/** Joins or leaves an item, and checks in to it while it takes place. Leads a guest to the log-in. */
export function ParticipationButtons({ kind, id, query, isMain }: ParticipationButtonsProps) {
  const words = useTexts(participationTexts);
  const { http } = usePortal();
  const { invalidate } = useQueryCache();
  const { send, isBusy } = useMutation(words.failed);
  const confirm = useConfirm();
  const isLoggedIn = useLoginStatus() === 'loggedIn';
  const login = useLoginLink(useNavigateHandler());
  const item = { sourceType: kind.source, sourceId: id };

  async function change(joined: boolean): Promise<void> {
    await send(() => setParticipation(http, { ...item, joined }, { silent: true }));
    // Also after a failure: somebody else may have decided meanwhile.
    invalidate(participationPaths);
  }
  async function leave(): Promise<void> {
    const question = { title: words.leaveStudioQuestion, text: words.leaveStudioText, danger: true };
    if (!kind.isLed || (await confirm({ ...question, confirmLabel: words[kind.leave] }))) await change(false);
  }
  async function checkIn(): Promise<void> {
    await send(() => confirmPresence(http, item, { silent: true }));
    invalidate(participationPaths);
  }

  const changes = {
    [none]: { label: kind.join, run: () => change(true) },
    [asked]: { label: 'withdraw', run: () => change(false) },
    [joined]: { label: kind.leave, run: leave },
  } as const;

  if (!query.data) {
    return query.error ? (
      <Button size="large" busy={query.isValidating} onClick={query.retry}>
        {words.retry}
      </Button>
    ) : null;
  }
  const { status, isOpen, isCheckInOpen } = query.data;
  return (
    <>
      {isCheckInOpen ? (
        <Button
          size="large"
          icon={<MapPinCheck size={18} aria-hidden="true" />}
          busy={isBusy}
          onClick={() => void checkIn()}
        >
          {words.checkIn}
        </Button>
      ) : null}
      {isOpen ? (
        <Button
          size="large"
          variant={status === none && isMain ? 'primary' : 'secondary'}
          busy={isBusy}
          {...(isLoggedIn ? { onClick: () => void changes[status].run() } : login)}
        >
          {words[changes[status].label]}
        </Button>
      ) : null}
    </>
  );
}
