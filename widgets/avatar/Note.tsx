import type { ReactNode } from 'react';
import { CircleAlert, Info } from 'lucide-react';

interface NoteProps {
  role: 'alert' | 'status';
  /** Empty: nothing is said, but the place is there for what will be. */
  text: string;
  hint?: string | undefined;
  action?: ReactNode;
}

/** Something said once, where it happened. */
export function Note({ role, text, hint, action }: NoteProps) {
  const Icon = role === 'alert' ? CircleAlert : Info;
  return (
    // Live from the start; the role is there only with a text, so that nobody finds an empty alert.
    <div
      role={text ? role : undefined}
      aria-live={role === 'alert' ? 'assertive' : 'polite'}
      className="portal-crop-note-place"
    >
      {text ? (
        <div className="portal-crop-note" data-tone={role === 'alert' ? 'danger' : 'info'}>
          <Icon size={18} aria-hidden="true" />
          <div className="portal-crop-note-text">
            <p>{text}</p>
            {hint ? <p className="portal-crop-note-hint">{hint}</p> : null}
          </div>
          {action}
        </div>
      ) : null}
    </div>
  );
}
