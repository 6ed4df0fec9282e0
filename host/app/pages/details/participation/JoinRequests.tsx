import {
  answerJoinRequest,
  getJoinRequests,
  participationPaths,
  type JoinRequest,
  type ParticipationItem,
} from '#src/api/participation/participation.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { fill } from '#src/texts/texts.ts';
import { useDayTime } from '#src/texts/useToday.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { useConfirm } from '#src/ui/dialogs/useConfirm.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { Panel } from '#host/app/content/Panel.tsx';
import { RowsSkeleton } from '#host/app/content/RowsSkeleton.tsx';
import css from './join-requests.css?inline';
import { participationTexts } from './texts.ts';

/** The people who ask to join a studio, for its leader. */
export function JoinRequests({ item }: { item: ParticipationItem }) {
  useStyles(css);
  const words = useTexts(participationTexts);
  const query = useQuery(getJoinRequests, item);
  return (
    <Panel
      title={words.requests}
      query={query}
      failure={words.requestsFailed}
      skeleton={<RowsSkeleton rows={2} />}
      isEmpty={(requests) => requests.length === 0}
      emptyHint={words.noRequests}
    >
      {(requests) => (
        <ul className="portal-join-requests">
          {requests.map((request) => (
            <RequestRow key={request.userId} item={item} request={request} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function RequestRow({ item, request }: { item: ParticipationItem; request: JoinRequest }) {
  const words = useTexts(participationTexts);
  const dayTime = useDayTime();
  const { http } = usePortal();
  const { invalidate } = useQueryCache();
  const { send, isBusy } = useMutation(words.failed);
  const confirm = useConfirm();
  const toast = useToast();
  const { userId, school, createTime } = request;
  const name = request.realName || words.anonymous;

  async function answer(admitted: boolean): Promise<void> {
    const answered = await send(() =>
      answerJoinRequest(http, { ...item, userId, admitted }, { silent: true }),
    );
    if (answered) toast({ tone: 'success', text: fill(admitted ? words.admitted : words.refused, { name }) });
    // Also after a failure: the request may have been taken back meanwhile.
    invalidate(participationPaths);
  }
  async function refuse(): Promise<void> {
    const title = fill(words.refuseQuestion, { name });
    if (await confirm({ title, confirmLabel: words.refuse, danger: true })) await answer(false);
  }
  return (
    <li>
      <p>
        <strong>{name}</strong>
        <span>
          {[school, createTime == null ? '' : fill(words.requestedAt, { time: dayTime(createTime) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <Button
        size="small"
        variant="primary"
        busy={isBusy}
        aria-label={fill(words.admitName, { name })}
        onClick={() => void answer(true)}
      >
        {words.admit}
      </Button>
      <Button
        size="small"
        busy={isBusy}
        aria-label={fill(words.refuseName, { name })}
        onClick={() => void refuse()}
      >
        {words.refuse}
      </Button>
    </li>
  );
}
