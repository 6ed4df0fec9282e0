import type { ReactNode } from 'react';
import { Link } from '../routing/Link.tsx';
import { usePortal } from '#src/data/portal-context.ts';
import { countView } from './count-view.ts';
import type { ContentKind } from './kinds.ts';

interface ItemLinkProps {
  kind: ContentKind;
  id: string;
  className: string;
  /** The tooltip. */
  title?: string;
  children: ReactNode;
}

/** Links to the details of an item, and counts the view where its kind has a call for that. */
export function ItemLink({ kind, id, className, title, children }: ItemLinkProps) {
  const portal = usePortal();
  return (
    <Link
      className={className}
      title={title}
      href={kind.href(id)}
      onClick={() => countView(portal, kind, id)}
    >
      {children}
    </Link>
  );
}
