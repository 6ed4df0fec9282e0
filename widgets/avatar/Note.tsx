import type { ReactNode } from 'react';
import { CircleAlert, Info } from 'lucide-react';
import { useStyles } from '#src/theme/useStyles.ts';
import { LongText } from '#src/ui/text/LongText.tsx';
import css from './note.css?inline';

interface NoteProps {
  role: 'alert' | 'status';
  /** If empty, nothing is announced, but the live region is already mounted. */
  text: string;
  hint?: string | undefined;
  action?: ReactNode;
}

/** Shows a message next to its cause and announces it once. */
export function Note({ role, text, hint, action }: NoteProps) {
  useStyles(css);
  const Icon = role === 'alert' ? CircleAlert : Info;
  return (
    // The region is live from the start; the role comes with the text, so that screen readers find no empty alert.
    <div
      role={text ? role : undefined}
      aria-live={role === 'alert' ? 'assertive' : 'polite'}
      className="portal-crop-note-position"
    >
      {text ? (
        <div className="portal-crop-note" data-tone={role === 'alert' ? 'danger' : 'info'}>
          <Icon size={18} aria-hidden="true" />
          <div className="portal-crop-note-text">
            <LongText>{text}</LongText>
            {hint ? <p className="portal-crop-note-hint">{hint}</p> : null}
          </div>
          {action}
        </div>
      ) : null}
    </div>
  );
}
