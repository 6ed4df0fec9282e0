import { memo, useContext } from 'react';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { numberText } from '#src/texts/format.ts';
import { LanguageContext, useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import css from './figures.css?inline';
import type { Figures } from './list-kinds.ts';
import { listsTexts } from './texts.ts';

/** Figures above a list. A figure that is not there is a dash, and a list without figures is still a list. */
export const ListFigures = memo(function ListFigures({ figures }: { figures: Figures }) {
  useStyles(css);
  const words = useTexts(listsTexts);
  const { locale } = useContext(LanguageContext);
  const { data, isLoading } = useQuery(figures.endpoint, undefined);
  const textOf = (value: unknown) => (typeof value === 'number' ? numberText(value, locale) : '-');
  return (
    <dl className="portal-list-figures" aria-label={words.figures} aria-busy={isLoading || undefined}>
      {figures.fields.map((field) => (
        <div className="portal-list-figure" key={field}>
          <dt>{words[field]}</dt>
          <dd>{!data && isLoading ? <Skeleton width={72} height={28} /> : textOf(data?.[field])}</dd>
        </div>
      ))}
    </dl>
  );
});
