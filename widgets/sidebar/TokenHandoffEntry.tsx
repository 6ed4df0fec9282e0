import type { LucideIcon } from 'lucide-react';
import { useTokenHandoff } from '../../src/data/useTokenHandoff.ts';
import { Spinner } from '../../src/ui/Spinner.tsx';
import { EntryLabel } from './MenuLink.tsx';

interface HandOverEntryProps {
  icon: LucideIcon;
  label: string;
  /** One of `config.links`. */
  link: string;
}

/**
 * An entry that opens another site in a new window and hands it the session; none where that is not configured. A
 * button rather than a link: the address is made for one visit.
 */
export function TokenHandoffEntry({ icon, label, link }: HandOverEntryProps) {
  const { isPossible, isOpening, open } = useTokenHandoff(link);
  if (!isPossible) return null;
  return (
    <li>
      <button
        type="button"
        className="portal-sidebar-entry"
        part="entry"
        aria-busy={isOpening || undefined}
        aria-disabled={isOpening || undefined}
        onClick={open}
      >
        <EntryLabel icon={icon} label={label} isNewWindow />
        {isOpening ? <Spinner size={14} /> : null}
      </button>
    </li>
  );
}
