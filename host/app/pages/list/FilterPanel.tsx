import { useTexts } from '../../../../src/texts/useTexts.ts';
import { useStyles } from '../../../../src/theme/useStyles.ts';
import type { ChoiceHolder } from '../../content/useChoice.ts';
import { FilterField } from './FilterField.tsx';
import css from './filters.css?inline';
import { withFilter, type ListChoice } from './list-choice.ts';
import type { ListKind } from './list-kinds.ts';
import { RegionFilter } from './RegionFilter.tsx';
import { listTexts } from './texts.ts';

interface FilterPanelProps extends ChoiceHolder<ListChoice> {
  kind: ListKind;
  /** Inside the bottom sheet, where the panel has no frame. */
  isSheet?: boolean;
}

/** The filters of a list. Below 992 px the panel is hidden, and the toolbar opens the sheet in its place. */
export function FilterPanel({ kind, isSheet = false, choice, choose }: FilterPanelProps) {
  useStyles(css);
  const words = useTexts(listTexts);
  return (
    <div
      className="portal-list-filters"
      role="group"
      aria-label={words.filters}
      data-sheet={isSheet ? '' : undefined}
    >
      {kind.filters.map((filter) => {
        const Field = filter.form === 'regions' ? RegionFilter : FilterField;
        return (
          <Field
            key={filter.key}
            filter={filter}
            value={choice.filters[filter.key] ?? ''}
            onChange={(value) => choose(withFilter(choice, filter.key, value))}
          />
        );
      })}
    </div>
  );
}
