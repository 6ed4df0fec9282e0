import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStyles } from '../../theme/useStyles.ts';
import css from './draft-note.css?inline';

interface DraftNoteProps {
  text: string;
  /** The buttons that decide about the draft. */
  children: ReactNode;
}

/** Says above a form that something was typed before. */
export function DraftNote({ text, children }: DraftNoteProps) {
  useStyles(css);
  return (
    <div className="portal-draft-note" role="status">
      <History size={16} aria-hidden="true" />
      <div>
        <span>{text}</span>
        <span className="portal-draft-note-answers">{children}</span>
      </div>
    </div>
  );
}
