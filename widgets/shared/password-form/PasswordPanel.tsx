import type { ReactNode } from 'react';
import { passwordFormTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import css from './password-panel.css?inline';

interface PasswordPanelProps {
  /** A sentence that explains the form; '' on success. */
  lead: string;
  /** The links to related pages. */
  links?: ReactNode;
  children: ReactNode;
}

/** The layout around a password form: lead, links and one narrow column. */
export function PasswordPanel({ lead, links, children }: PasswordPanelProps) {
  useStyles(css);
  const words = useTexts(passwordFormTexts);
  return (
    <section className="portal-password-panel" part="panel">
      <div className="portal-password-panel-head">
        {lead ? <p className="portal-password-panel-lead">{lead}</p> : null}
        {links ? (
          <nav className="portal-password-panel-links" aria-label={words.links}>
            {links}
          </nav>
        ) : null}
      </div>
      <div className="portal-password-panel-column">{children}</div>
    </section>
  );
}
