import type { ReactNode } from 'react';
import type { CardProps } from './card.ts';
import { CardTitle } from './CardTitle.tsx';
import { Cover } from './Cover.tsx';
import { Facts } from './Facts.tsx';

export interface CoverCardProps extends CardProps {
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
