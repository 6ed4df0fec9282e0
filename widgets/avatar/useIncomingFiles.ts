import { useEffect, useRef, useState, type RefObject } from 'react';

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes files that are pasted or dropped anywhere on the page while a dialog is open, because the browser would open a
 * file that misses the drop zone. Returns true while a file is dragged over the page.
 */
export function useIncomingFiles(
  inside: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });

  useEffect(() => {
    const page = inside.current?.ownerDocument;
    if (!page) return;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    // Without a related target, the pointer has left the window.
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    page.addEventListener('paste', paste);
    page.addEventListener('dragover', over);
    page.addEventListener('dragleave', leave);
    page.addEventListener('drop', drop);
    return () => {
      page.removeEventListener('paste', paste);
      page.removeEventListener('dragover', over);
      page.removeEventListener('dragleave', leave);
      page.removeEventListener('drop', drop);
    };
  }, [inside]);

  return isOver;
}
