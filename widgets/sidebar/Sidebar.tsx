import { useImperativeHandle } from 'react';
import { usePortal } from '#src/data/portal-context.ts';
import type { ElementProps } from '#src/element/defineElement.tsx';
import { isCrossOrigin } from '#src/rules/page-url.ts';
import { sidebarTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { useCurrentPage } from '#src/ui/navigation/useCurrentPage.ts';
import { useLazyLoad } from '#src/ui/loading/useLazyLoad.ts';
import css from './sidebar.css?inline';
import { SidebarContent } from './SidebarContent.tsx';
import type { SidebarDrawerProps } from './SidebarDrawer.tsx';
import { useSidebarState } from './useSidebarState.ts';

export interface SidebarHandle {
  /** Opens or closes the sidebar. */
  toggle(): void;
}

export interface SidebarProps extends ElementProps<SidebarHandle> {
  /** Opens the sidebar when it becomes true, closes it when it becomes false. */
  open?: boolean;
  /** The current path; default: the browser's. */
  path?: string;
  /** The name of the menu entry to highlight for a page without its own entry. */
  parent?: string;
  onNavigate?: OnNavigate;
  /** Called when the sidebar opens or closes, and on its first render. */
  onToggle?: (detail: { open: boolean }) => unknown;
}

const SidebarDrawer = lazyComponent<SidebarDrawerProps>(() =>
  import('./SidebarDrawer.tsx').then((module) => module.SidebarDrawer),
);

/** The user's profile, counters and menu of the personal space; a drawer on mobile. */
export function Sidebar({ open = false, path, parent, onNavigate, onToggle, handle }: SidebarProps) {
  useStyles(css);
  const words = useTexts(sidebarTexts);
  const { config } = usePortal();
  const page = useCurrentPage(path);
  // On another site, the browser's path is no page of the portal.
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
