import type { MouseEvent } from 'react';

type Pressed = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'> & { button?: number };

/** A click, or a key, that the browser answers in its own way: a new tab, a download, a context menu. */
export function isModifiedEvent(event: Pressed): boolean {
  return !!event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
