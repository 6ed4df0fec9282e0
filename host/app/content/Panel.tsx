import type { ReactNode } from 'react';
import { Card } from '#src/ui/cards/Card.tsx';
import { QueryBoundary, type QueryBoundaryProps } from './QueryBoundary.tsx';

interface PanelProps<Data> extends QueryBoundaryProps<Data> {
  title: string;
  /** Rendered at the end of the title's line. */
  actions?: ReactNode;
  className?: string;
}

/** A card that loads, fails and retries independently. */
export function Panel<Data>({ title, actions, className, ...query }: PanelProps<Data>) {
  return (
    <Card title={title} actions={actions} className={className} aria-label={title}>
      <QueryBoundary {...query} />
    </Card>
  );
}
