import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface CardTitleProps {
  href: string;
  onOpen: () => void;
  children: ReactNode;
}

/** The title is the card's link; its click area covers the whole card. */
export function CardTitle({ href, onOpen, children }: CardTitleProps) {
  return (
    <h3 className="portal-home-card-title">
      <Link className="portal-home-card-link" href={href} onClick={onOpen}>
        {children}
      </Link>
    </h3>
  );
}
