import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { isDrag, type Hand } from './drag.ts';
import { readPlace } from './position-storage.ts';
import type { Place } from './position.ts';

/**
 * The place of the floating button, null where its style sheet puts it. What moves it comes when somebody turns to it,
 * and then makes up for what they have done meanwhile.
 */
export function useFloat() {
  const [place, setPlace] = useState<Place | null>(readPlace);
  const [isWanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Null: nothing is missed any more.
  const missed = useRef<Hand[] | null>([]);

  useEffect(() => {
    const moved = button.current;
    if (!isWanted || !moved) return;
    let stop = () => {};
    let isGone = false;
    import('./draggable.ts').then(
      ({ makeMovable }) => {
        if (isGone) return;
        stop = makeMovable(moved, setPlace, missed.current ?? []);
        missed.current = null;
      },
      () => setWanted(false),
    );
    return () => {
      isGone = true;
      missed.current = [];
      stop();
    };
  }, [isWanted]);

  const prepare = () => setWanted(true);
  return {
    button,
    place,
    prepare,
    /** Asked by a click: whether it is only the end of a drag that nothing has followed yet. */
    isDrag: () => isDrag(missed.current ?? []),
    press(event: PointerEvent<HTMLButtonElement>) {
      prepare();
      // Or a quick pointer would leave the button behind.
      if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
      if (missed.current) missed.current = [event.nativeEvent];
    },
    goOn(event: PointerEvent) {
      if (missed.current?.length) missed.current.push(event.nativeEvent);
    },
    key(event: KeyboardEvent) {
      prepare();
      missed.current?.push(event.nativeEvent);
    },
  };
}
