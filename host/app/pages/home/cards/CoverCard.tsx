import type { ReactNode } from 'react';
import type { CardProps } from './card.ts';
import { CardTitle } from './CardTitle.tsx';
import { Cover } from './Cover.tsx';
import { Facts } from './Facts.tsx';

export interface CoverCardProps extends CardProps {
  /** On the picture, at its upper edge. */
  chip?: ReactNode;
  /** Between the picture and the title. */
  above?: ReactNode;
  /** Before the facts. */
  mark?: ReactNode;
  /** Short facts under the title, in one line; empty ones are left out. */
  facts: readonly (string | null | undefined)[];
  /** The large one of a list. */
  isLead?: boolean;
  children?: ReactNode;
}

/** A card with its picture on top; the whole of it can be clicked. */
export function CoverCard({
  entry,
  href,
  onOpen,
  chip,
  above,
  mark,
  facts,
  isLead = false,
  children,
}: CoverCardProps) {
  return (
    <li className="portal-home-card" data-lead={isLead ? '' : undefined}>
      <Cover src={entry.cover} isLarge={isLead}>
        {chip}
      </Cover>
      <div className="portal-home-card-body">
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
