import type { LucideIcon } from 'lucide-react';
import type { PortalLinks } from '#src/config.ts';
import { useTokenHandoff } from '#src/data/login/useTokenHandoff.ts';
import { Spinner } from '#src/ui/states/Spinner.tsx';
import { EntryLabel } from './MenuLink.tsx';

interface HandOverEntryProps {
  icon: LucideIcon;
  label: string;
  site: keyof PortalLinks;
}

/**
 * An entry that opens another site in a new window with the session; renders nothing if it is not configured. It is a
 * button rather than a link, since its URL works only once.
 */
export function TokenHandoffEntry({ icon, label, site }: HandOverEntryProps) {
  const { isPossible, isOpening, open } = useTokenHandoff(site);
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
