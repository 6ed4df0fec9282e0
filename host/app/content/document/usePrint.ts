import { useState } from 'react';
import { useTexts } from '#src/texts/useTexts.ts';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { documentTexts } from './texts.ts';

/** Prints the page. The browser offers `name` as the file's name where it saves the print as PDF. */
export function usePrint(name: string, prepare?: () => Promise<boolean>) {
  const words = useTexts(documentTexts);
  const toast = useToast();
  const [isPreparing, setPreparing] = useState(false);

  async function print(): Promise<void> {
    // In-app browsers, such as WeChat's, cannot print.
    if (typeof window.print !== 'function') {
      toast({ tone: 'error', text: words.cannotPrint });
      return;
    }
    setPreparing(true);
    const isPrepared = prepare ? await prepare() : true;
    setPreparing(false);
    if (isPrepared) printNamed(name);
  }

  return { print, isPreparing };
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
