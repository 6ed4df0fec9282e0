import { getCreditLeaders, getPersonCredit, type CreditLeader } from '#src/api/credit.ts';
import { imageUrl } from '#src/data/image-url.ts';
import { usePortal, useSession } from '#src/data/portal-context.ts';
import { useAvatarUrl } from '#src/data/useAvatarUrl.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { pointTexts } from './texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Avatar } from '#src/ui/media/Avatar.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { Panel } from '../../content/Panel.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';

/** The leaderboard by credit; the user's own row is highlighted. */
export function Leaders() {
  const words = useTexts(pointTexts);
  const userId = useSession((session) => session.userId);
  const query = useQuery(getCreditLeaders, undefined);
  return (
    <Panel
      title={words.leaders}
      query={query}
      failure={words.leadersFailed}
      isEmpty={(leaders) => leaders.length === 0}
      skeleton={<RowsSkeleton rows={6} mark="circle" />}
    >
      {(leaders) => (
        <ol className="portal-point-leaders">
          {leaders.map((leader, index) => (
            <Leader key={leader.userId} leader={leader} rank={index + 1} isMe={leader.userId === userId} />
          ))}
          {leaders.some((leader) => leader.userId === userId) ? null : <Myself />}
        </ol>
      )}
    </Panel>
  );
}

/** The user's own row if their rank is below the end of the list. */
function Myself() {
  const user = useSession((session) => session.userInfo);
  const userId = useSession((session) => session.userId);
  const { data } = useQuery(getPersonCredit, undefined);
  const credit = Number(data?.credit);
  if (!user || data?.rank == null || !Number.isFinite(credit)) return null;
  return (
    <Leader
      leader={{ userId, realName: user.realName || user.nickname, school: '', avatar: '', credit }}
      rank={data.rank}
      isMe
      isApart
    />
  );
}

interface LeaderProps {
  leader: CreditLeader;
  rank: number;
  isMe: boolean;
  /** Renders a gap before the row. */
  isApart?: boolean;
}

function Leader({ leader, rank, isMe, isApart }: LeaderProps) {
  const words = useTexts(pointTexts);
  const { config } = usePortal();
  // The user's own picture may be newer than the one in the list.
  const ownPicture = useAvatarUrl(leader.userId);
  const picture = isMe ? ownPicture : imageUrl(leader.avatar ?? '', config);
  return (
    <li className="portal-point-leader" aria-current={isMe || undefined} data-apart={isApart || undefined}>
      <span className="portal-point-rank" data-medal={rank <= 3 ? rank : undefined}>
        <VisuallyHidden>{fill(words.place, { rank })}</VisuallyHidden>
        <span aria-hidden="true">{rank}</span>
      </span>
      <Avatar src={picture} name="" size={36} />
      <div className="portal-point-leader-text">
        <p className="portal-point-leader-name">
          <span title={leader.realName}>{leader.realName}</span>
          {isMe ? <span className="portal-point-me">{words.me}</span> : null}
        </p>
        {leader.school ? (
          <p className="portal-point-school" title={leader.school}>
            {leader.school}
          </p>
        ) : null}
      </div>
      <span className="portal-point-leader-credit">{fill(words.credit, { credit: leader.credit })}</span>
    </li>
  );
}
