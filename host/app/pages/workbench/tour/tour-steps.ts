import type { tourTexts } from './texts.ts';

type Word = keyof (typeof tourTexts)['zh-CN'];

/** A part of the page that a step can stand beside. */
interface Place {
  /** The `data-tour` of the part; of the bell, whose element has no such mark, the part's public name. */
  selector: string;
  text: Word;
  /** For a phone, where the part looks or works otherwise. */
  textOnPhone?: Word;
}

export interface TourStep {
  title: Word;
  /** The first that is shown is explained; a step without one is left out. */
  places: readonly Place[];
}

/** The steps of the tour, in their order. */
export const tourSteps: readonly TourStep[] = [
  {
    title: 'menuTitle',
    places: [
      { selector: '[data-tour=menu]', text: 'menuText' },
      { selector: '[data-tour=menu-button]', text: 'menuButtonText' },
    ],
  },
  { title: 'todoTitle', places: [{ selector: '[data-tour=todo]', text: 'todoText' }] },
  { title: 'checkInTitle', places: [{ selector: '[data-tour=check-in]', text: 'checkInText' }] },
  { title: 'bellTitle', places: [{ selector: '[part=bell]', text: 'bellText' }] },
  {
    title: 'paletteTitle',
    places: [{ selector: '[data-tour=palette]', text: 'paletteText', textOnPhone: 'palettePhoneText' }],
  },
];

export interface ShownStep<Target> {
  title: Word;
  text: Word;
  target: Target;
}

/** The steps whose part is on the page; `find` returns the shown element of a selector. */
export function shownSteps<Target>(
  find: (selector: string) => Target | undefined,
  isPhone: boolean,
): ShownStep<Target>[] {
  return tourSteps.flatMap(({ title, places }) => {
    for (const { selector, text, textOnPhone } of places) {
      const target = find(selector);
      if (target) return [{ title, text: (isPhone && textOnPhone) || text, target }];
    }
    return [];
  });
}
