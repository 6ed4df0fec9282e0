import { SearchX } from 'lucide-react';
import type { MouseEvent } from 'react';
import { fill } from '../../../../src/texts/texts.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { Button } from '../../../../src/ui/Button.tsx';
import { linkClick } from '../../../../src/ui/navigate.ts';
import { PageMessage } from '../../layout/PageMessage.tsx';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';
import { usePageRoute } from '../../page-route.ts';
import { pageTexts } from '../../page-titles.ts';
import type { DetailsKind } from './details-kinds.ts';
import { detailsTexts } from './texts.ts';

/** Says that there is no such item and leads to the list. */
export function MissingItem({ kind }: { kind: DetailsKind }) {
  const words = useTexts(detailsTexts);
  const titles = useTexts(pageTexts);
  const follow = useNavigateHandler();
  const { name, meta } = usePageRoute();
  const url = kind.content.listPath;
  return (
    <PageMessage
      picture={
        <span className="portal-details-missing">
          <SearchX size={48} strokeWidth={1.5} aria-hidden="true" />
        </span>
      }
      title={words.missing}
      text={words.missingHint}
    >
      <Button
        variant="primary"
        href={url}
        onClick={(event: MouseEvent<HTMLAnchorElement>) => linkClick(event, { url }, follow)}
      >
        {fill(words.toList, { list: titles[meta.parent ?? name] })}
      </Button>
    </PageMessage>
  );
}
