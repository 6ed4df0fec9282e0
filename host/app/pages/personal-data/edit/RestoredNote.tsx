import { personalDataTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { DraftNote } from '#src/ui/fields/DraftNote.tsx';

/** Informs the user that the form was restored from a draft of an earlier visit. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  const words = useTexts(personalDataTexts);
  return (
    <DraftNote text={words.restored}>
      <Button variant="link" size="small" onClick={onDiscard}>
        {words.discard}
      </Button>
    </DraftNote>
  );
}
