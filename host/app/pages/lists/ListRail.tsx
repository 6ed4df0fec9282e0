import { memo, useContext } from 'react';
import { Link } from '../../routing/Link.tsx';
import { imageUrl } from '#src/data/image-url.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { compactText } from '#src/texts/format.ts';
import { fill } from '#src/texts/texts.ts';
import { LanguageContext, useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Avatar } from '#src/ui/media/Avatar.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { Panel } from '../../content/Panel.tsx';
import css from './rail.css?inline';
import { entryOf, type RankedEntry, type Ranking } from './rankings.ts';
import { listsTexts } from './texts.ts';
import { RANKING_LINES } from '../../limits.ts';

/** The rankings beside a list. */
export const ListRail = memo(function ListRail({ rankings }: { rankings: readonly Ranking[] }) {
  useStyles(css);
  const words = useTexts(listsTexts);
  return (
    <aside className="portal-list-rail" aria-label={words.rail}>
      {rankings.map((ranking) => (
        <RankingCard key={ranking.title} ranking={ranking} />
      ))}
    </aside>
  );
});

function RankingCard({ ranking }: { ranking: Ranking }) {
  const words = useTexts(listsTexts);
  const name = words[ranking.title];
  return (
    <Panel
      title={name}
      query={useQuery(ranking.endpoint, undefined)}
      failure={fill(words.rankingFailed, { name })}
      isEmpty={(rows) => rows.length === 0}
      emptyHint={words.nothingHint}
      skeleton={
        <Loading label={fill(words.loadingRanking, { name })}>
          <div className="portal-list-ranking">
            {Array.from({ length: RANKING_LINES }, (_, line) => (
              <div className="portal-list-ranked" key={line}>
                <Skeleton height={16} lines={2} />
              </div>
            ))}
          </div>
        </Loading>
      }
    >
      {(rows) => (
        <ol className="portal-list-ranking">
          {rows
            .slice(0, RANKING_LINES)
            .map((row) => entryOf(row, ranking))
            .map((entry, index) => (
              <Ranked key={entry.id} entry={entry} place={index + 1} />
            ))}
        </ol>
      )}
    </Panel>
  );
}

function Ranked({ entry: { name, href, hint, avatar, hot }, place }: { entry: RankedEntry; place: number }) {
  const words = useTexts(listsTexts);
  const { config } = usePortal();
  const { locale } = useContext(LanguageContext);
  return (
    <li className="portal-list-ranked">
      <span className="portal-list-place" data-medal={place <= 3 ? '' : undefined}>
        <VisuallyHidden>{fill(words.place, { place })}</VisuallyHidden>
        <span aria-hidden="true">{place}</span>
      </span>
      {avatar === undefined ? null : <Avatar src={imageUrl(avatar, config)} name="" size={36} />}
      <div className="portal-list-ranked-text">
        <Link className="portal-list-ranked-name" href={href}>
          {name}
        </Link>
        {hint ? <span className="portal-list-ranked-hint">{hint}</span> : null}
        <span className="portal-list-ranked-hint">
          {fill(words.heat, { count: compactText(hot, locale) })}
        </span>
      </div>
    </li>
  );
}
