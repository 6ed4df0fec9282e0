import { X } from 'lucide-react';
import { useRegions } from '#src/data/forms/useRegions.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { cleared, countOf } from '../../content/query-choice.ts';
import type { ChoiceHolder } from '../../content/useChoice.ts';
import { parseRegions, useFilterOptions } from './filter-options.ts';
import type { Filter } from './filters.ts';
import { withFilter, type ListChoice } from './list-choice.ts';
import type { ListKind } from './list-kinds.ts';
import { listsTexts } from './texts.ts';

interface AppliedFiltersProps extends ChoiceHolder<ListChoice> {
  kind: ListKind;
}

/** The conditions that narrow the list; each can be removed, and all at once. */
export function AppliedFilters({ kind, choice, choose }: AppliedFiltersProps) {
  const words = useTexts(listsTexts);
  if (countOf(choice) === 0) return null;
  return (
    <div className="portal-list-applied" role="group" aria-label={words.applied}>
      {choice.searchVal ? (
        <AppliedChip
          filter={words.keyword}
          name={choice.searchVal}
          onRemove={() => choose({ ...choice, searchVal: '', page: 1 })}
        />
      ) : null}
      {kind.filters.map((filter) => {
        const value = choice.filters[filter.key];
        if (!value) return null;
        const Applied = filter.form === 'regions' ? AppliedRegion : AppliedOption;
        return (
          <Applied
            key={filter.key}
            filter={filter}
            value={value}
            onRemove={() => choose(withFilter(choice, filter.key, ''))}
          />
        );
      })}
      <Button variant="link" size="small" onClick={() => choose(cleared(choice))}>
        {words.clearAll}
      </Button>
    </div>
  );
}

interface AppliedProps {
  filter: Filter;
  value: string;
  onRemove: () => void;
}

function AppliedOption({ filter, value, onRemove }: AppliedProps) {
  const words = useTexts(listsTexts);
  const { options } = useFilterOptions(filter);
  const name = options.find((option) => option.value === value)?.label ?? value;
  return <AppliedChip filter={words[filter.label]} name={name} onRemove={onRemove} />;
}

function AppliedRegion({ filter, value, onRemove }: AppliedProps) {
  const words = useTexts(listsTexts);
  const { levels } = useRegions(parseRegions(value));
  const name = levels
    .map((level) => level.regions?.find(({ id }) => id === level.value)?.name)
    .findLast(Boolean);
  return <AppliedChip filter={words[filter.label]} name={name ?? value} onRemove={onRemove} />;
}

function AppliedChip({ filter, name, onRemove }: { filter: string; name: string; onRemove: () => void }) {
  const words = useTexts(listsTexts);
  const label = fill(words.remove, { filter, name });
  return (
    <button type="button" className="portal-list-applied-chip" aria-label={label} onClick={onRemove}>
      <span>{name}</span>
      <X size={14} aria-hidden="true" />
    </button>
  );
}
