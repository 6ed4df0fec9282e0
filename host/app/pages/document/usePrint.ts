import { useRef, useState } from 'react';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { useToast } from '../../../../src/ui/theme-root-context.ts';
import { documentTexts } from './texts.ts';

export interface Print {
  print: () => Promise<void>;
  isPreparing: boolean;
}

/** Prints the page. The browser offers `name` as the file's name where it saves the print as PDF. */
export function usePrint(name: string, prepare?: () => Promise<boolean>): Print {
  const words = useTexts(documentTexts);
  const toast = useToast();
  const [isPreparing, setPreparing] = useState(false);
  const isRunning = useRef(false);

  async function print(): Promise<void> {
    if (isRunning.current) return;
    // In-app browsers, such as WeChat's, cannot print.
    if (typeof window.print !== 'function') {
      toast({ tone: 'error', text: words.cannotPrint });
      return;
    }
    isRunning.current = true;
    setPreparing(true);
    try {
      if (prepare && !(await prepare())) return;
      await picturesLoaded();
      printNamed(name);
    } finally {
      isRunning.current = false;
      setPreparing(false);
    }
  }

  return { print, isPreparing };
}

/** A picture that is still on its way would be missing on paper; a broken one must not prevent the print. */
function picturesLoaded() {
  const pictures = document.querySelectorAll<HTMLImageElement>('.portal-document img');
  return Promise.allSettled(Array.from(pictures, (picture) => picture.decode()));
}

function printNamed(name: string): void {
  const { title } = document;
  document.title = name;
  const restore = () => {
    if (document.title === name) document.title = title;
  };
  // On iOS, `print` returns before the sheet is printed.
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}
