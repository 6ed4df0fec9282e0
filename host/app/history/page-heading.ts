import { isRendered } from '#src/ui/focus/is-rendered.ts';

/** The heading of the shown page, else its content, ready for the focus of somebody who begins to read. */
export function pageHeading(): HTMLElement | null {
  const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find(isRendered);
  heading?.setAttribute('tabindex', '-1');
  return heading ?? document.querySelector<HTMLElement>('main');
}
