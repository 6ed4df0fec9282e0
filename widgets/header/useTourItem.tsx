import { Compass } from 'lucide-react';
import { useContext } from 'react';
import { TOUR_EVENT, TOUR_URL } from '#src/tour-request.ts';
import { LanguageSwitchContext } from '#src/texts/language-switch.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import type { MenuItem } from '#src/ui/menus/MenuList.tsx';
import { linkClick, type OnNavigate } from '#src/ui/navigation/navigate.ts';
import { headerTourTexts } from './tour-texts.ts';

/** The entry that begins the tour. Only the portal itself, which also switches the language, has a tour. */
export function useTourItem(onNavigate: OnNavigate | undefined): MenuItem[] {
  const words = useTexts(headerTourTexts);
  const isPortal = useContext(LanguageSwitchContext) !== null;
  if (!isPortal) return [];
  const follow: OnNavigate = (wish) => (beginHere() ? false : onNavigate?.(wish));
  return [
    {
      id: 'tour',
      label: words.tour,
      icon: <Compass aria-hidden="true" />,
      href: TOUR_URL,
      onSelect: (event) => linkClick(event, { url: TOUR_URL }, follow),
    },
  ];
}

const beginHere = () => !window.dispatchEvent(new Event(TOUR_EVENT, { cancelable: true }));
