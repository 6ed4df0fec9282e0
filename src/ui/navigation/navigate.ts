import { openWindow } from '../../rules/address-sinks.ts';
import type { MouseEvent } from 'react';
import type { SafeUrl } from '../../rules/safe-url.ts';
import { leavePage } from './leave-page.ts';

export interface NavigateDetail {
  url: string;
  /** `_blank` opens a new window. */
  target?: '_blank';
}

type Wish = NavigateDetail & { url: SafeUrl };

/** Called before a widget navigates. If it returns false, the application handles the navigation itself. */
export type OnNavigate = (wish: NavigateDetail) => boolean | void;

/**
 * The `onClick` handler of a real link: a plain click calls `onNavigate`, and the link is followed unless
 * that returns false.
 */
export function linkClick(
  event: MouseEvent<HTMLElement>,
  wish: Wish,
  onNavigate: OnNavigate | undefined,
): void {
  if (event.defaultPrevented || isModifiedEvent(event)) return;
  if (onNavigate?.(wish) === false) event.preventDefault();
}

/** Navigates from an element that is not a link. */
export function navigateTo(wish: Wish, onNavigate: OnNavigate | undefined): void {
  if (onNavigate?.(wish) === false) return;
  if (wish.target === '_blank') openWindow(wish.url, '_blank', 'noopener');
  else leavePage(wish.url);
}

type Pressed = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'> & { button?: number };

/** Returns whether the browser handles a click or key itself: a new tab, a download, a context menu. */
export function isModifiedEvent(event: Pressed): boolean {
  return !!event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
