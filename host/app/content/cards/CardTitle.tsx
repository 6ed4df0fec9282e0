import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface CardTitleProps {
  href: string;
  onOpen: () => void;
  children: ReactNode;
}

/** The title is the card's link; its click area covers the whole card, and its tooltip says the whole title. */
export function CardTitle({ href, onOpen, children }: CardTitleProps) {
  return (
    <h3 className="portal-item-title">
      <Link
        className="portal-item-link"
        href={href}
        title={typeof children === 'string' ? children : undefined}
        onClick={onOpen}
      >
        {children}
      </Link>
    </h3>
  );
}
