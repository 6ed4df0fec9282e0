import { Select } from '../../ui/fields/Select.tsx';
import type { RegionPath, useRegions } from './useRegions.ts';

type Levels = ReturnType<typeof useRegions>['levels'];

interface RegionSelectsProps {
  levels: Levels;
  labels: Readonly<Record<Levels[number]['name'], string>>;
  /** Another choice at a level clears the choices below it. */
  onChange: (path: RegionPath) => void;
}

/** A select for province, city and county each; one that has nothing to choose from yet is disabled. */
export function RegionSelects({ levels, labels, onChange }: RegionSelectsProps) {
  const pathWith = (level: number, id: string) =>
    [...levels.slice(0, level).map(({ value }) => value), id].filter(Boolean);
  return levels.map(({ name, value, regions }, level) => (
    <Select
      key={name}
      aria-label={labels[name]}
      placeholder={labels[name]}
      value={value}
      disabled={!regions}
      options={(regions ?? []).map((region) => ({ value: region.id, label: region.name }))}
      onChange={(event) => onChange(pathWith(level, event.currentTarget.value))}
    />
  ));
}
