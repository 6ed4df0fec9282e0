import { useRef, useState } from 'react';
import { useStyles } from '#src/theme/useStyles.ts';
import { useHiddenOverflow } from '#src/ui/scrolling/useHiddenOverflow.ts';
import { Sidebar, type SidebarHandle } from '#widgets/sidebar/index.ts';
import type { PageRoute } from '../routing/routes.ts';
import css from './space-layout.css?inline';
import { TopBar } from './TopBar.tsx';
import { trailTo } from './breadcrumb-trail.ts';
import { useNavigateHandler } from './useNavigateHandler.ts';

export interface SpaceLayoutProps {
  route: PageRoute;
  /** The path of the current page. */
  path: string;
}

/** The sidebar and top bar of the personal space. They stay mounted across navigations. */
export default function SpaceLayout({ route, path }: SpaceLayoutProps) {
  useStyles(css);
  const follow = useNavigateHandler();
  const sidebar = useRef<SidebarHandle>(null);
  const [isOpen, setOpen] = useState(false);
  const side = useRef<HTMLDivElement>(null);
  const hidden = useHiddenOverflow(side);
  return (
    <>
      <div
        ref={side}
        className="portal-space-side"
        data-tour="menu"
        data-above={hidden.above || undefined}
        data-below={hidden.below || undefined}
      >
        <Sidebar
          handle={sidebar}
          path={path}
          parent={route.meta.parent}
          onNavigate={follow}
          onToggle={({ open }) => setOpen(open)}
        />
      </div>
      <TopBar trail={trailTo(route)} isSidebarOpen={isOpen} onToggle={() => sidebar.current?.toggle()} />
    </>
  );
}
