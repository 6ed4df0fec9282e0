import type { ReactNode } from 'react';
import { useStyles } from '#src/theme/useStyles.ts';
import css from './space-page.css?inline';

export interface SpacePageProps {
  title: string;
  /** Rendered at the end of the heading's line. */
  actions?: ReactNode;
  /** Omits the white background, for pages that render their own cards. */
  plain?: boolean;
  /** Shows the heading to screen readers only, where the breadcrumb says the same. */
  titleHidden?: boolean;
  children: ReactNode;
}

/** The frame of every page in the personal space: a heading, and a white panel for the content. */
export function SpacePage({ title, actions, plain = false, titleHidden = false, children }: SpacePageProps) {
  useStyles(css);
  return (
    <div className="portal-space-page">
      <header className="portal-space-page-head" data-hidden={titleHidden || undefined}>
        <h1>{title}</h1>
        {actions ? <div className="portal-space-page-actions">{actions}</div> : null}
      </header>
      <div className="portal-space-page-content" data-plain={plain || undefined}>
        {children}
      </div>
    </div>
  );
}
