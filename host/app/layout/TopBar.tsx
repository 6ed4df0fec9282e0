import { PanelLeft } from 'lucide-react';
import { spaceTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import type { Step } from './breadcrumb-trail.ts';

interface TopBarProps {
  trail: readonly Step[];
  isSidebarOpen: boolean;
  onToggle: () => void;
}

/** The bar above every page of the personal space, with the sidebar's toggle and the breadcrumb. */
export function TopBar({ trail, isSidebarOpen, onToggle }: TopBarProps) {
  const words = useTexts(spaceTexts);
  return (
    <div className="portal-space-bar">
      <IconButton
        label={words.toggle}
        icon={<PanelLeft aria-hidden="true" />}
        data-tour="menu-button"
        aria-expanded={isSidebarOpen}
        onClick={onToggle}
      />
      <Breadcrumb trail={trail} />
    </div>
  );
}
