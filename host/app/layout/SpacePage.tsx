import type { ReactNode } from 'react';
import { useStyles } from '../../../src/theme/useStyles.ts';
import css from './space-page.css?inline';

export interface SpacePageProps {
  /** The page's heading. */
  title: string;
  /** At the end of the heading's line. */
  actions?: ReactNode;
  /** Without the white sheet: the page brings cards of its own. */
  plain?: boolean;
  children: ReactNode;
}

/** What every page of the personal space stands in: its heading, and a sheet for what it shows. */
export function SpacePage({ title, actions, plain = false, children }: SpacePageProps) {
  useStyles(css);
  return (
    <div className="portal-space-page">
      <header className="portal-space-page-head">
        <h1>{title}</h1>
        {actions ? <div className="portal-space-page-actions">{actions}</div> : null}
      </header>
      <div className="portal-space-page-content" data-plain={plain || undefined}>
        {children}
      </div>
    </div>
  );
}
