import type { SafeUrl } from '#src/rules/safe-url.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from '../routing/Link.tsx';
import { useStyles } from '#src/theme/useStyles.ts';
import css from './rows.css?inline';

/** The link at the end of a panel's title to the page with the full list. */
export function MoreLink({ to, children }: { to: SafeUrl; children: string }) {
  useStyles(css);
  return (
    <Link className="portal-block-more" href={to}>
      {children}
      <ChevronRight size={16} aria-hidden="true" />
    </Link>
  );
}
