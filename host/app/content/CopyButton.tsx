import { Copy } from 'lucide-react';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { contentTexts } from './texts.ts';

export function CopyButton({ text }: { text: string }) {
  const words = useTexts(contentTexts);
  const copy = useCopy();
  return (
    <IconButton
      size="small"
      label={fill(words.copy, { text })}
      icon={<Copy size={16} aria-hidden="true" />}
      onClick={() => void copy(text)}
    />
  );
}

/** Returns a function that copies a text; a toast, which is announced too, tells whether that has worked. */
export function useCopy(): (text: string) => Promise<void> {
  const words = useTexts(contentTexts);
  const toast = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: 'success', text: words.copied });
    } catch {
      // There is no clipboard without https, and the browser may forbid it.
      toast({ tone: 'error', text: words.copyFailed });
    }
  };
}
