import type { ListItem } from '#src/api/list-item.ts';
import { fill } from '#src/texts/texts.ts';
import { useDayTime } from '#src/texts/useToday.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { LinkButton } from '../../content/LinkButton.tsx';
import type { DetailsKind } from './details-kinds.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { LikeButton } from './LikeButton.tsx';
import { MainAction } from './MainAction.tsx';
import { trialUrl } from './main-actions.ts';
import { participationHint } from './participation/participation-hint.ts';
import { ParticipationButtons } from './participation/ParticipationButtons.tsx';
import { participationTexts } from './participation/texts.ts';
import { useParticipation } from './participation/useParticipation.ts';
import { ShareButton } from './ShareButton.tsx';
import { detailsTexts } from './texts.ts';
import { useActionContext } from './useActionContext.ts';

/** The main action of an item, like and share, and what the user should know about the action. */
export function DetailsActions({ kind, item }: { kind: DetailsKind; item: ListItem }) {
  const words = useTexts(detailsTexts);
  const context = useActionContext(kind, item);
  const action = kind.action(item, context);
  const trial = trialUrl(item);
  const participation = useParticipation(kind, item.id);
  const participationWords = useTexts(participationTexts);
  const dayTime = useDayTime();
  const hint = hintOf();

  function hintOf(): string {
    if (kind.participation && participation?.data) {
      const own = participationHint(kind.participation, participation.data, participationWords, dayTime);
      if (own) return own;
    }
    if (participation?.error && !participation.data) return participationWords.loadFailed;
    if (action.type === 'calendar') return words.calendarHint;
    if (action.type === 'buy') return words.buyHint;
    if (kind.enrols && context.isLoggedIn) {
      if (context.enrolment === 'joined') return words.joined;
      if (context.enrolment === 'waiting') return words.waiting;
    }
    return context.progress ? fill(words.progress, { progress: context.progress }) : '';
  }

  return (
    <div className="portal-details-do">
      <div className="portal-details-actions">
        <MainAction item={item} action={action} onRetry={context.retry} />
        {kind.participation && participation ? (
          <ParticipationButtons
            kind={kind.participation}
            id={item.id}
            query={participation}
            isMain={action.type === 'none'}
          />
        ) : null}
        {trial ? (
          <LinkButton size="large" href={trial}>
            {words.tryLesson}
          </LinkButton>
        ) : null}
        <LikeButton kind={kind.content} item={item} />
        <FavouriteButton kind={kind.content} item={item} />
        <ShareButton title={item.title} path={kind.content.href(item.id)} />
      </div>
      {/* It stays in the page, so that a change, e.g. by an enrolment, is announced. */}
      <p
        className="portal-details-hint"
        role="status"
        data-awaited={(context.isLoggedIn && (kind.enrols || kind.resumes)) || undefined}
      >
        {hint}
      </p>
    </div>
  );
}
