import type { ListItem } from '../../../../src/api/list-item.ts';
import { usePortal } from '../../../../src/data/portal-context.ts';
import { SafeHtml } from '../../../../src/html/SafeHtml.tsx';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { Card } from '../../../../src/ui/Card.tsx';
import type { DetailsKind } from './details-kinds.ts';
import { detailsTexts } from './texts.ts';

/** The description of an item: its HTML, else its summary. */
export function About({ kind, item }: { kind: DetailsKind; item: ListItem }) {
  const words = useTexts(detailsTexts);
  const { config } = usePortal();
  return (
    <Card title={words[kind.about]} aria-label={words[kind.about]}>
      {item.content ? (
        <SafeHtml className="portal-details-about" html={item.content} origin={config.api} />
      ) : (
        <p className="portal-details-about">{item.summary || words.noAbout}</p>
      )}
    </Card>
  );
}
