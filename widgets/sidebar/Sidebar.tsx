import { useImperativeHandle } from 'react';
import { usePortal } from '../../src/data/portal-context.ts';
import type { ElementProps } from '../../src/element/defineElement.tsx';
import { isCrossOrigin } from '../../src/rules/url.ts';
import { sidebarTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { lazyComponent } from '../../src/ui/lazyComponent.tsx';
import type { OnNavigate } from '../../src/ui/navigate.ts';
import { useCurrentPage } from '../../src/ui/useCurrentPage.ts';
import { useLazyLoad } from '../../src/ui/useLazyLoad.ts';
import css from './sidebar.css?inline';
import { SidebarContent } from './SidebarContent.tsx';
import type { SidebarDrawerProps } from './SidebarDrawer.tsx';
import { useSidebarState } from './useSidebarState.ts';

export interface SidebarHandle {
  /** Opens or closes it. */
  toggle(): void;
}

export interface SidebarProps extends ElementProps<SidebarHandle> {
  /** Opens it when it becomes true, closes it when it becomes false. */
  open?: boolean;
  /** The path that is shown; default: the browser's. */
  path?: string;
  /** The name of the entry to highlight, for a page that has none of its own. */
  parent?: string;
  onNavigate?: OnNavigate;
  /** It has opened or closed, or is shown for the first time. */
  onToggle?: (detail: { open: boolean }) => unknown;
}

const SidebarDrawer = lazyComponent<SidebarDrawerProps>(() =>
  import('./SidebarDrawer.tsx').then((module) => module.SidebarDrawer),
);

/** Who is logged in, what they have achieved, and the menu of their personal space; a drawer on a phone. */
export function Sidebar({ open = false, path, parent, onNavigate, onToggle, handle }: SidebarProps) {
  useStyles(css);
  const words = useTexts(sidebarTexts);
  const { config } = usePortal();
  const page = useCurrentPage(path);
  // The path of another site's page names no page of the portal.
  const isForeign = path === undefined && isCrossOrigin(config.portal, page.origin);
  const { isOpen, isMobile, toggle, close } = useSidebarState(open, onToggle);
  useImperativeHandle(handle, () => ({ toggle }), [toggle]);

  const isDrawerReady = useLazyLoad(SidebarDrawer, isOpen && isMobile, close);

  if (!isOpen) return null;
  const content = { path: isForeign ? '' : page.pathname, parent, onNavigate };
  if (isMobile) return isDrawerReady ? <SidebarDrawer {...content} onClose={close} /> : null;
  return (
    <aside className="portal-sidebar" part="sidebar" aria-label={words.name}>
      <SidebarContent {...content} onFollowed={undefined} />
    </aside>
  );
}
