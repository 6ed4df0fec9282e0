import { useTexts } from '../../../../src/texts/useTexts.ts';
import { Select } from '../../../../src/ui/Select.tsx';
import { OptionsFailed, type FilterFieldProps } from './FilterField.tsx';
import { listTexts } from './texts.ts';
import { useRegionPath } from './useRegionPath.ts';

const names = ['regionLevel0', 'regionLevel1', 'regionLevel2'] as const;

/** Province, city and county; the list is narrowed by the last one that is chosen. */
export function RegionFilter({ filter, value, onChange }: FilterFieldProps) {
  const words = useTexts(listTexts);
  const { levels, isMissing, retry, pathWith } = useRegionPath(value);
  if (isMissing) return null;
  return (
    <div className="portal-list-filter" data-form="regions" role="group" aria-label={words[filter.label]}>
      <span className="portal-list-filter-label" aria-hidden="true">
        {words[filter.label]}
      </span>
      <div className="portal-list-regions">
        {names.map((name, level) => (
          <Select
            key={name}
            aria-label={words[name]}
            placeholder={words[name]}
            value={levels[level]?.value ?? ''}
            disabled={!levels[level]?.regions}
            options={(levels[level]?.regions ?? []).map((region) => ({
              value: region.id,
              label: region.name,
            }))}
            onChange={(event) => onChange(pathWith(level, event.currentTarget.value))}
          />
        ))}
      </div>
      {retry ? <OptionsFailed retry={retry} /> : null}
    </div>
  );
}
