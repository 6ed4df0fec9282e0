import { History } from 'lucide-react';
import { personalDataTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Button } from '../../src/ui/Button.tsx';

/** Informs the user that the form was restored from a draft of an earlier visit. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  const words = useTexts(personalDataTexts);
  return (
    <div className="portal-data-restored" role="status">
      <History size={16} aria-hidden="true" />
      <span>{words.restored}</span>
      <Button variant="link" size="small" onClick={onDiscard}>
        {words.discard}
      </Button>
    </div>
  );
}
