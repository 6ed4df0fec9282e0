import type { ReactNode } from 'react';
import { useStyles } from '#src/theme/useStyles.ts';
import css from './space-page.css?inline';

export interface SpacePageProps {
  title: string;
  /** Rendered at the end of the heading's line. */
  actions?: ReactNode;
  /** They have a line of their own on phones, however long the title is. */
  actionsBelow?: boolean;
  /** Omits the white background, for pages that render their own cards. */
  plain?: boolean;
  /** Shows the heading to screen readers only, where the breadcrumb says the same. */
  titleHidden?: boolean;
  children: ReactNode;
}

/** The frame of every page in the personal space: a heading, and a white panel for the content. */
export function SpacePage(props: SpacePageProps) {
  const { title, actions, actionsBelow = false, plain = false, titleHidden = false, children } = props;
  useStyles(css);
  return (
    <div className="portal-space-page">
      <header className="portal-space-page-head" data-hidden={titleHidden || undefined}>
        <h1>{title}</h1>
        {actions ? (
          <div className="portal-space-page-actions" data-below={actionsBelow || undefined}>
            {actions}
          </div>
        ) : null}
      </header>
      <div className="portal-space-page-content" data-plain={plain || undefined}>
        {children}
      </div>
    </div>
  );
}
