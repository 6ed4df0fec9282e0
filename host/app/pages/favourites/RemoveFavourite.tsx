import { setFavourite, type Favourite } from '#src/api/comments.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { favouritesTexts } from './texts.ts';

interface RemoveFavouriteProps {
  favourite: Favourite;
  onRemoved: () => void;
}

/** Removes a row from one's favourites. */
export function RemoveFavourite({ favourite, onRemoved }: RemoveFavouriteProps) {
  const words = useTexts(favouritesTexts);
  const { http } = usePortal();
  const toast = useToast();
  const { send, isBusy } = useMutation(words.removeFailed);
  const { sourceType, sourceId } = favourite;

  async function remove(): Promise<void> {
    const removed = await send(() => setFavourite(http, { sourceType, sourceId, favourite: false }));
    if (!removed) return;
    toast({ tone: 'success', text: words.removed });
    onRemoved();
  }
  return (
    <Button size="small" busy={isBusy} onClick={() => void remove()}>
      {words.remove}
    </Button>
  );
}
