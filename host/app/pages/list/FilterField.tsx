import { useId } from 'react';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { Button } from '../../../../src/ui/Button.tsx';
import { Select } from '../../../../src/ui/Select.tsx';
import { Skeleton } from '../../../../src/ui/Skeleton.tsx';
import type { Filter } from './filters.ts';
import { listTexts } from './texts.ts';
import { useFilterOptions, type OptionsQuery } from './useFilterOptions.ts';

export interface FilterFieldProps {
  filter: Filter;
  /** '' if nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
}

/** A filter as a row of chips or as a select. */
export function FilterField({ filter, value, onChange }: FilterFieldProps) {
  const words = useTexts(listTexts);
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

/** Stands in place of options that did not load; the other filters work on. */
export function OptionsFailed({ retry }: Pick<OptionsQuery, 'retry'>) {
  const words = useTexts(listTexts);
  return (
    <p className="portal-list-filter-failed" role="status">
      {words.optionsFailed}
      <Button variant="link" size="small" onClick={retry}>
        {words.retry}
      </Button>
    </p>
  );
}
