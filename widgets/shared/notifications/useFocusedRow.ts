import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';

const rowOf = ({ target }: FocusEvent): string =>
  target.closest<HTMLElement>('[data-notification]')?.dataset.notification ?? '';

/**
 * The id of the row that had the focus last, and the handlers that follow it. The settings that a portal serves may turn
 * the button of the focused row into a link, i.e. another element: that one takes the focus.
 */
export function useFocusedRow(list: RefObject<HTMLElement | null>, settings: unknown) {
  const [lastId, setLastId] = useState('');
  const focusedId = useRef('');
  useLayoutEffect(() => {
    const control = [...(list.current?.querySelectorAll<HTMLElement>('[data-notification]') ?? [])].find(
      ({ dataset }) => focusedId.current !== '' && dataset.notification === focusedId.current,
    );
    if (control && !control.matches(':focus')) control.focus({ preventScroll: true });
  }, [list, settings]);
  return {
    lastId,
    onFocus(event: FocusEvent) {
      focusedId.current = rowOf(event);
      if (focusedId.current) setLastId(focusedId.current);
    },
    onBlur(event: FocusEvent) {
      const left = rowOf(event);
      const { target } = event;
      // Some browsers also fire the event for an element that is about to be removed.
      queueMicrotask(() => {
        if (target.isConnected && focusedId.current === left) focusedId.current = '';
      });
    },
  };
}
