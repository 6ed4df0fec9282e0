import { useEffect } from 'react';
import { carriesFiles } from '#src/ui/fields/useFileDrop.ts';

/** Refuses files that are dropped beside a drop zone: the browser would open them in place of the portal. */
export function useFileGuard(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      const { dataTransfer, target } = event;
      // A file input takes them by itself.
      const isInput = target instanceof HTMLInputElement && target.type === 'file';
      if (isInput || !carriesFiles(event)) return;
      event.preventDefault();
      if (dataTransfer) dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
