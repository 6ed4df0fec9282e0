import { ClipboardPenLine } from 'lucide-react';
import type { CardProps } from './CoverCard.tsx';
import { CardTitle } from './CardTitle.tsx';
import { Facts } from './Facts.tsx';
import { EntryStatusBadge } from './EntryStatusBadge.tsx';
import { useFacts } from './useFacts.ts';

export function PaperCard({ entry, href, onOpen }: CardProps) {
  const { span, count } = useFacts();
  return (
    <li className="portal-item">
      <span className="portal-item-line-icon">
        <ClipboardPenLine size={22} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className="portal-item-body">
        <CardTitle href={href} onOpen={onOpen}>
          {entry.title}
        </CardTitle>
        <Facts facts={[span(entry.startTime, entry.endTime), count('members', entry.members)]} />
      </div>
      <EntryStatusBadge status={entry.status} />
    </li>
  );
}
