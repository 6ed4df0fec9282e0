import { useMemo } from 'react';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import cards from '../../content/cards/cards.css?inline';
import { RecordList } from '../../content/records/RecordList.tsx';
import { kindTexts } from '../../content/texts.ts';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { pageTexts } from '../../routing/page-titles.ts';
import { favouriteKind } from './favourite-kind.tsx';
import { favouritesTexts } from './texts.ts';

/** One's favourites, of all kinds of content. */
export default function FavouritesPage() {
  useStyles(cards);
  const title = useTexts(pageTexts).favourites;
  const words = useTexts(favouritesTexts);
  const names = useTexts(kindTexts);
  const kind = useMemo(() => favouriteKind(title, words, names), [title, words, names]);
  return (
    <SpacePage title={title}>
      <RecordList kind={kind} />
    </SpacePage>
  );
}
