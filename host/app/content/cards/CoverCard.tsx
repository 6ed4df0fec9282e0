import type { ReactNode } from 'react';
import { CardTitle } from './CardTitle.tsx';
import { Cover } from './Cover.tsx';
import { Facts } from './Facts.tsx';
import type { ListItem } from '../../../../src/api/list-item.ts';
import type { ContentCode } from '../content-code.ts';
import { useFacts } from './useFacts.ts';

export interface CoverCardProps extends CardProps {
  /** Decides on the drawing where the entry has no picture. */
  kind: ContentCode;
  /** Rendered at the upper edge of the picture. */
  chip?: ReactNode;
  /** Rendered between the picture and the title. */
  above?: ReactNode;
  /** Rendered before the facts. */
  mark?: ReactNode;
  /** Short facts in one line below the title; empty ones are omitted. */
  facts: readonly (string | null | undefined)[];
  /** Renders the large card of a list. */
  isLead?: boolean;
  children?: ReactNode;
}

/** A card with its picture on top; the whole card is clickable. */
export function CoverCard({
  entry,
  href,
  onOpen,
  isEager = false,
  badge,
  kind,
  chip,
  above,
  mark,
  facts,
  isLead = false,
  children,
}: CoverCardProps) {
  return (
    <li className="portal-item" data-lead={isLead ? '' : undefined}>
      <Cover src={entry.cover} kind={kind} id={entry.id} isLarge={isLead} isEager={isEager}>
        {chip}
        {badge}
      </Cover>
      <div className="portal-item-body">
        {above}
        <CardTitle href={href} onOpen={onOpen}>
          {entry.title}
        </CardTitle>
        {children}
        <Facts facts={facts} mark={mark} />
      </div>
    </li>
  );
}

export interface CardProps {
  entry: ListItem;
  /** The position in a short list, from 0, whose first entries stand out; undefined in a list of equals. */
  index?: number;
  href: string;
  onOpen: () => void;
  /** The card is in the first row of the page, so its picture loads at once. */
  isEager?: boolean;
  /** Rendered at the lower edge of the picture, e.g. that a guest has to log in. */
  badge?: ReactNode;
}

export function ResourceCard(props: CardProps) {
  const { entry, index } = props;
  const { count } = useFacts();
  return (
    <CoverCard
      {...props}
      kind="resource"
      facts={[entry.teacher, entry.organiser, count('likes', entry.likeNum)]}
    >
      {index === undefined && entry.summary ? (
        <p className="portal-item-summary" title={entry.summary}>
          {entry.summary}
        </p>
      ) : null}
    </CoverCard>
  );
}
