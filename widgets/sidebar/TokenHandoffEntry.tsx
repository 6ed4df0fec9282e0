import type { LucideIcon } from 'lucide-react';
import { useTokenHandoff } from '../../src/data/useTokenHandoff.ts';
import { Spinner } from '../../src/ui/Spinner.tsx';
import { EntryLabel } from './MenuLink.tsx';

interface HandOverEntryProps {
  icon: LucideIcon;
  label: string;
  /** A key of `config.links`. */
  link: string;
}

/**
 * An entry that opens another site in a new window with the session; renders nothing if it is not configured. It is a
 * button rather than a link, since its URL works only once.
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
