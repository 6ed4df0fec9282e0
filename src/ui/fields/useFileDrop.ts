import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface FileDrop {
  /** Goes to the element that takes the files. */
  zone: RefObject<HTMLDivElement | null>;
  /** Files are being dragged over it; shown by `data-state="over"`. */
  isOver: boolean;
}

interface FileDropOptions {
  /** Takes what is dropped or pasted anywhere on the page, e.g. while a dialog is open. */
  wholePage?: boolean;
}

/** Takes the files that are dropped on an element. Of nested zones the innermost takes them. */
export function useFileDrop(
  onFiles: (files: File[]) => void,
  { wholePage = false }: FileDropOptions = {},
): FileDrop {
  const zone = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });

  // Before the paint, so that nothing that is visible misses a file.
  useLayoutEffect(() => {
    const element = zone.current;
    if (!element) return;
    const over = (event: DragEvent) => {
      const isTaken = carriesFiles(event);
      if (isTaken) event.preventDefault();
      setOver(isTaken);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      // Without a related target, the pointer has left the window.
      const isInside = wholePage ? relatedTarget !== null : element.contains(relatedTarget as Node | null);
      if (!isInside) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    const target: HTMLElement | Document = wholePage ? element.ownerDocument : element;
    const listeners = { dragover: over, dragleave: leave, drop, ...(wholePage && { paste }) };
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [type, listener] of all) target.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of all) target.removeEventListener(type, listener);
    };
  }, [wholePage]);

  return { zone, isOver };
}

/** Says whether files are dragged that nothing further inside has taken. */
export const carriesFiles = ({ defaultPrevented, dataTransfer }: DragEvent) =>
  !defaultPrevented && (dataTransfer?.types.includes('Files') ?? false);
