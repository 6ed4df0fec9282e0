import type { MouseEvent } from 'react';
import { isModifiedEvent } from './is-modified-event.ts';

export interface NavigateDetail {
  url: string;
  /** `_blank`: a new window. */
  target?: '_blank';
}

/** Told before a widget leads somewhere. False: whoever was told has taken it, and nothing more is to be done. */
export type OnNavigate = (wish: NavigateDetail) => boolean | void;

/** For the `onClick` of a real link: a plain click asks `onNavigate` first; without its false the link is followed. */
export function linkClick(
  event: MouseEvent<HTMLElement>,
  wish: NavigateDetail,
  onNavigate: OnNavigate | undefined,
): void {
  if (event.defaultPrevented || isModifiedEvent(event)) return;
  if (onNavigate?.(wish) === false) event.preventDefault();
}

/** Leads somewhere from something that is not a link. */
export function navigateTo(wish: NavigateDetail, onNavigate: OnNavigate | undefined): void {
  if (onNavigate?.(wish) === false) return;
  if (wish.target === '_blank') window.open(wish.url, '_blank', 'noopener');
  else window.location.assign(wish.url);
}
