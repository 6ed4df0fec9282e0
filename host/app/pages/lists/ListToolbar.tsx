import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { useLazyLoad } from '#src/ui/loading/useLazyLoad.ts';
import { ListSearchField } from '../../content/ListSearchField.tsx';
import type { ChoiceHolder } from '../../content/useChoice.ts';
import type { FilterSheetProps } from './FilterSheet.tsx';
import type { ListChoice } from './list-choice.ts';
import type { ListKind } from './list-kinds.ts';
import { listsTexts } from './texts.ts';

/** Loaded on its first use, since only phones show it. */
const FilterSheet = lazyComponent<FilterSheetProps>(() =>
  import('./FilterSheet.tsx').then((module) => module.FilterSheet),
);

interface ListToolbarProps extends ChoiceHolder<ListChoice> {
  kind: ListKind;
  title: string;
}

/** The order of the list, its search field, and on phones the button that opens the filters. */
export function ListToolbar({ kind, title, choice, choose }: ListToolbarProps) {
  const words = useTexts(listsTexts);
  const [isOpen, setOpen] = useState(false);
  const isReady = useLazyLoad(FilterSheet, isOpen, () => setOpen(false));
  const count = Object.keys(choice.filters).length;
  return (
    <div className="portal-list-toolbar">
      <div className="portal-list-sorts" role="group" aria-label={words.sorting}>
        {kind.sorts.map(({ value, text }) => (
          <button
            key={value}
            type="button"
            className="portal-list-sort"
            aria-pressed={value === choice.sort}
            onClick={() => {
              if (value !== choice.sort) choose({ ...choice, sort: value, page: 1 });
            }}
          >
            {words[text]}
          </button>
        ))}
      </div>
      <Button
        className="portal-list-open-filters"
        icon={<SlidersHorizontal size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        busy={isOpen && !isReady}
        onPointerEnter={() => FilterSheet.prefetch()}
        onClick={() => setOpen(true)}
      >
        {count > 0 ? fill(words.filterCount, { count }) : words.filter}
      </Button>
      <ListSearchField
        className="portal-list-search"
        label={fill(words.searchLabel, { list: title })}
        hint={words.searchHint}
        value={choice.searchVal}
        onSearch={(searchVal) => choose({ ...choice, searchVal, page: 1 })}
      />
      {isReady ? (
        <FilterSheet kind={kind} choice={choice} choose={choose} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}
