import { useEffect, useState } from 'react';
import { useIsMobile } from '#src/theme/breakpoint.ts';
import { isVisible } from '#src/ui/focus/is-rendered.ts';
import { shownSteps, type ShownStep } from './tour-steps.ts';

/** The steps that the page as it is has a part for; they change with the size of the window. */
export function useShownSteps(): readonly ShownStep<HTMLElement>[] {
  const isPhone = useIsMobile();
  const [steps, setSteps] = useState(() => stepsOn(document, isPhone));
  useEffect(() => {
    const find = () => setSteps(stepsOn(document, isPhone));
    find();
    window.addEventListener('resize', find);
    return () => window.removeEventListener('resize', find);
  }, [isPhone]);
  return steps;
}

function stepsOn(page: Document, isPhone: boolean): ShownStep<HTMLElement>[] {
  // A page that is kept hidden may have the same parts.
  const find = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)].find(isVisible);
  return shownSteps(find, isPhone);
}
