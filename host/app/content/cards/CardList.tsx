import { ClipboardPenLine } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { ListItem } from '#src/api/list-item.ts';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { ItemLink } from '../ItemLink.tsx';
import type { ContentKind } from '../kinds.ts';
import { cardParts, isLargest, type Look } from './card-parts.tsx';
import { Cover } from './Cover.tsx';
import { useFacts } from './useFacts.ts';

/** `lead`: one large card, four beside it. `covers`: four in a row. `rows`: cover beside text. `lines`: text only. */
export type CardsShape = 'lead' | 'covers' | 'rows' | 'lines';

interface CardListProps {
  kind: ContentKind;
  entries: readonly ListItem[];
  shape: CardsShape;
  /** `full`: with all facts. `short`: with the most important ones. `ranked`: short, and the first cards stand out. */
  look: 'full' | 'short' | 'ranked';
  /** The number of cards in the first row of the page, whose pictures load at once. */
  eager?: number;
  isBusy?: boolean;
  /** Rendered at the lower edge of each picture, e.g. that a guest has to log in. */
  badge?: ReactNode;
}

/** Items of one kind as cards. Rendered again only for other items, since it is most of its page. */
export const CardList = memo(function CardList(props: CardListProps) {
  const { kind, entries, shape, look, eager = 0, isBusy = false, badge } = props;
  return (
    <ul className="portal-item-list" data-shape={shape} aria-busy={isBusy || undefined}>
      {entries.map((entry, index) => (
        <ContentCard
          key={entry.id}
          kind={kind}
          entry={entry}
          isShort={look !== 'full'}
          index={look === 'ranked' ? index : undefined}
          isEager={index < eager}
          badge={badge}
        />
      ))}
    </ul>
  );
});

interface ContentCardProps extends Look {
  kind: ContentKind;
  entry: ListItem;
  isEager: boolean;
  badge: ReactNode;
}

/** The whole card is clickable. */
function ContentCard({ kind, entry, isEager, badge, ...look }: ContentCardProps) {
  const { chip, above, below, mark, facts } = cardParts[kind.code](entry, useFacts(), look);
  const known = facts.filter(Boolean);
  const body = (
    <div className="portal-item-body">
      {above}
      <h3 className="portal-item-title">
        <ItemLink className="portal-item-link" kind={kind} id={entry.id} title={entry.title}>
          {entry.title}
        </ItemLink>
      </h3>
      {below}
      {/* The tooltip also says the facts that do not fit. */}
      <p className="portal-item-facts" title={known.join(' · ') || undefined}>
        {mark}
        {known.map((fact, index) => (
          <span key={index}>{fact}</span>
        ))}
      </p>
    </div>
  );
  if (kind.code === 'paper') {
    return (
      <li className="portal-item">
        <span className="portal-item-line-icon">
          <ClipboardPenLine size={22} strokeWidth={1.75} aria-hidden="true" />
        </span>
        {body}
        {chip}
      </li>
    );
  }
  const isLead = isLargest(kind.code, look);
  return (
    <li className="portal-item" data-lead={isLead ? '' : undefined}>
      <Cover src={entry.cover} kind={kind.code} id={entry.id} isLarge={isLead} isEager={isEager}>
        {chip}
        {badge}
      </Cover>
      {body}
    </li>
  );
}

/** The skeleton of a list of cards, as large as its content. */
export function CardsSkeleton({ shape, count }: { shape: CardsShape; count: number }) {
  return (
    <div className="portal-item-list" data-shape={shape}>
      {Array.from({ length: count }, (_, index) => (
        <div className="portal-item" data-lead={shape === 'lead' && index === 0 ? '' : undefined} key={index}>
          <span className={shape === 'lines' ? 'portal-item-line-icon' : 'portal-item-cover'}>
            <Skeleton shape="block" height="100%" />
          </span>
          <div className="portal-item-body">
            <div className="portal-item-title">
              <Skeleton height={16} lines={shape === 'lines' ? 1 : 2} />
            </div>
            <div className="portal-item-facts">
              <Skeleton width="56%" height={12} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
