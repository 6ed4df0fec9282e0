import { useId } from 'react';
import { RegionSelects } from '#src/data/forms/RegionSelects.tsx';
import { useRegions } from '#src/data/forms/useRegions.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import type { ChoiceHolder } from '../../content/useChoice.ts';
import { formatRegions, parseRegions, useFilterOptions } from './filter-options.ts';
import type { Filter } from './filters.ts';
import css from './filters.css?inline';
import { withFilter, type ListChoice } from './list-choice.ts';
import type { ListKind } from './list-kinds.ts';
import { listsTexts } from './texts.ts';

interface FilterPanelProps extends ChoiceHolder<ListChoice> {
  kind: ListKind;
  /** Inside the bottom sheet, where the panel has no frame. */
  isSheet?: boolean;
}

/** The filters of a list. Below 992 px the panel is hidden, and the toolbar opens the sheet in its place. */
export function FilterPanel({ kind, isSheet = false, choice, choose }: FilterPanelProps) {
  useStyles(css);
  const words = useTexts(listsTexts);
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

interface FilterFieldProps {
  filter: Filter;
  /** '' if nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
}

/** A filter as a row of chips or as a select. */
function FilterField({ filter, value, onChange }: FilterFieldProps) {
  const words = useTexts(listsTexts);
  const id = useId();
  const { options, isLoading, error, retry } = useFilterOptions(filter);
  const label = words[filter.label];
  // The address may name an option that is gone; the visitor shall see it to remove it.
  const isKnown = value === '' || options.some((option) => option.value === value);
  const all = isKnown ? options : [...options, { value, label: value }];

  if (error || (isLoading && filter.form === 'chips')) {
    return (
      <div className="portal-list-filter" data-form={filter.form}>
        <span className="portal-list-filter-label">{label}</span>
        {error ? <OptionsFailed retry={retry} /> : <Skeleton width={320} height={32} />}
      </div>
    );
  }
  if (!isLoading && all.length === 0) return null;
  if (filter.form === 'select') {
    return (
      <div className="portal-list-filter" data-form="select">
        <label className="portal-list-filter-label" htmlFor={id}>
          {label}
        </label>
        <Select
          id={id}
          value={value}
          placeholder={words.all}
          options={all}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    );
  }
  return (
    <div className="portal-list-filter" data-form="chips" role="group" aria-labelledby={id}>
      <span className="portal-list-filter-label" id={id}>
        {label}
      </span>
      <div className="portal-list-chips">
        {[{ value: '', label: words.all }, ...all].map((option) => (
          <button
            key={option.value}
            type="button"
            className="portal-list-chip"
            aria-pressed={option.value === value}
            onClick={() => {
              if (option.value !== value) onChange(option.value);
            }}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Province, city and county; the list is narrowed by the last one that is chosen. */
function RegionFilter({ filter, value, onChange }: FilterFieldProps) {
  const words = useTexts(listsTexts);
  const { levels, isMissing, retry } = useRegions(parseRegions(value));
  const labels = { province: words.regionLevel0, city: words.regionLevel1, county: words.regionLevel2 };
  if (isMissing) return null;
  return (
    <div className="portal-list-filter" data-form="regions" role="group" aria-label={words[filter.label]}>
      <span className="portal-list-filter-label" aria-hidden="true">
        {words[filter.label]}
      </span>
      <div className="portal-list-regions">
        <RegionSelects levels={levels} labels={labels} onChange={(path) => onChange(formatRegions(path))} />
      </div>
      {retry ? <OptionsFailed retry={retry} /> : null}
    </div>
  );
}

/** Replaces options that did not load; the other filters still work. */
function OptionsFailed({ retry }: { retry: () => void }) {
  const words = useTexts(listsTexts);
  return (
    <p className="portal-list-filter-failed" role="status">
      {words.optionsFailed}
      <Button variant="link" size="small" onClick={retry}>
        {words.retry}
      </Button>
    </p>
  );
}
