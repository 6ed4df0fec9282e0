import { useCallback } from 'react';
import { hostTexts } from '../../src/texts/host.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useToast } from '../../src/ui/surface-context.ts';

/** The feedback entry; says so while the feedback desk is not there yet. */
export function useFeedback(): () => void {
  const toast = useToast();
  const words = useTexts(hostTexts);
  return useCallback(() => void toast({ tone: 'info', text: words.pending }), [toast, words]);
}
