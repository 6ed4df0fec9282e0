import { Bookmark } from 'lucide-react';
import { setFavourite } from '#src/api/comments.ts';
import type { ListItem } from '#src/api/list-item.ts';
import { useLoginStatus, usePortal } from '#src/data/portal-context.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { useLoginLink } from '#src/data/login/useLoginLink.ts';
import { unwrap } from '#src/http/unwrap.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import type { ContentKind } from '../../content/kinds.ts';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';
import { detailsTexts } from './texts.ts';
import { useItemChange } from './useItemChange.ts';

interface FavouriteButtonProps {
  kind: ContentKind;
  item: ListItem;
}

/** Keeps an item among one's favourites at once, or no longer. Leads a guest to the log-in. */
export function FavouriteButton({ kind, item }: FavouriteButtonProps) {
  const words = useTexts(detailsTexts);
  const { http, language } = usePortal();
  const isOffered = useSettings().features.includes('favourites');
  const change = useItemChange(kind, item, words.favouriteFailed);
  const isLoggedIn = useLoginStatus() === 'loggedIn';
  const login = useLoginLink(useNavigateHandler());
  if (!isOffered) return null;
  const favourite = item.favourite ?? false;
  const wanted = { favourite: !favourite };

  async function send(): Promise<typeof wanted> {
    const source = { sourceType: kind.sourceType, sourceId: item.id };
    unwrap(await setFavourite(http, { ...source, ...wanted }, { silent: true }), language);
    return wanted;
  }
  const action = isLoggedIn
    ? ({ 'aria-pressed': favourite, onClick: () => void change(wanted, send) } as const)
    : login;
  return (
    <Button
      className="portal-details-like"
      size="large"
      icon={<Bookmark size={18} fill={favourite ? 'currentColor' : 'none'} aria-hidden="true" />}
      {...action}
    >
      {favourite && isLoggedIn ? words.isFavourite : words.favourite}
    </Button>
  );
}
