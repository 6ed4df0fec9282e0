import { useContext } from 'react';
import type { ListItem } from '../../../../src/api/list-item.ts';
import { useToday } from '../../../../src/texts/useToday.ts';
import { LanguageContext, useTexts } from '../../../../src/texts/useTexts.ts';
import { contentTexts } from '../../content/texts.ts';
import { factsOf } from './details-facts.ts';
import type { DetailsKind } from './details-kinds.ts';
import { detailsTexts } from './texts.ts';

/** The known facts of an item. */
export function FactList({ kind, item }: { kind: DetailsKind; item: ListItem }) {
  const words = useTexts(detailsTexts);
  const content = useTexts(contentTexts);
  const { locale } = useContext(LanguageContext);
  // Days are counted from today.
  useToday();
  const facts = factsOf(item, kind.facts, { words, content, locale });
  if (facts.length === 0) return null;
  return (
    <dl className="portal-details-facts">
      {facts.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
