import type { ListItem } from '../../../../src/api/list-item.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { usePageHead } from '../../page-head.ts';
import type { DetailsKind } from './details-kinds.ts';
import { detailsTexts } from './texts.ts';

/** Search engines show about this many characters. */
const DESCRIPTION_LENGTH = 160;

/** Describes an item in the document's head, once it is loaded, or says that there is none. */
export function useItemHead({ content }: DetailsKind, item: ListItem | undefined, isMissing: boolean): void {
  const words = useTexts(detailsTexts);
  const summary = item?.summary?.replace(/\s+/g, ' ').trim() ?? '';
  usePageHead({
    title: isMissing ? words.missing : item?.title,
    description: [...summary].slice(0, DESCRIPTION_LENGTH).join('') || undefined,
    // Several routes show the same item, e.g. an article among the resources.
    canonical: item && content.href(item.id),
    isMissing,
  });
}
