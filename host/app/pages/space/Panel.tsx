import type { ReactNode } from 'react';
import { Card } from '../../../../src/ui/Card.tsx';
import { QueryBoundary, type ReadingProps } from './QueryBoundary.tsx';

interface BlockProps<Data> extends ReadingProps<Data> {
  title: string;
  /** At the end of the title's line. */
  actions?: ReactNode;
  className?: string;
}

/** A card that loads, fails and is tried again on its own. */
export function Panel<Data>({ title, actions, className, ...reading }: BlockProps<Data>) {
  return (
    <Card title={title} actions={actions} className={className} aria-label={title}>
      <QueryBoundary {...reading} />
    </Card>
  );
}
