import { Compass } from 'lucide-react';
import { useMemo } from 'react';
import { useTexts } from '#src/texts/useTexts.ts';
import type { MenuItem } from '#src/ui/menus/MenuList.tsx';
import { linkClick } from '#src/ui/navigation/navigate.ts';
import { navigatePage } from '../history/back-history.ts';
import { inPage } from '../history/useQueryParams.ts';
import type { PageRoute } from '../routing/routes.ts';
import { hostTexts } from '../texts.ts';
import { tourUrl } from './tour-url.ts';
import { useNavigateHandler } from './useNavigateHandler.ts';

/** The portal's own entries of the account menu. */
export function useAccountItems(route: PageRoute): readonly MenuItem[] {
  const words = useTexts(hostTexts);
  const follow = useNavigateHandler();
  const isHere = route.name === 'workbench';
  return useMemo(
    () => [
      {
        id: 'tour',
        label: words.tour,
        icon: <Compass aria-hidden="true" />,
        href: tourUrl,
        onSelect: (event) => linkClick(event, { url: tourUrl }, isHere ? beginHere : follow),
      },
    ],
    [words, follow, isHere],
  );
}

/** The page stays as it is, and so does the focus, which the tour gives back. */
function beginHere(): boolean {
  navigatePage(tourUrl, { replace: true, state: inPage });
  return false;
}
