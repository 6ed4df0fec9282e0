import type { MouseEvent } from 'react';

type Pressed = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'> & { button?: number };

/** Returns whether the browser handles a click or key itself: a new tab, a download, a context menu. */
export function isModifiedEvent(event: Pressed): boolean {
  return !!event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
