import { useState } from 'react';
import { getRegions } from '../../../src/api/register.ts';
import { useCall } from '../../../src/data/useCall.ts';
import { MissingSettingError } from '../../../src/http/errors.ts';
import { bindProjectTexts } from '../../../src/texts/bind-project.ts';
import { useTexts } from '../../../src/texts/useTexts.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { Select } from '../../../src/ui/Select.tsx';

/** Province, city and county, each once the one above it is chosen; gives the id of the last one chosen. */
export function RegionSelects({ onChoose }: { onChoose: (regionId: string) => void }) {
  const words = useTexts(bindProjectTexts);
  const [path, setPath] = useState<readonly string[]>([]);
  const [province = '', city = '', county = ''] = path;
  const levels = [
    { label: words.province, value: province, regions: useCall(getRegions, {}) },
    {
      label: words.city,
      value: city,
      regions: useCall(getRegions, province ? { parentId: province } : null),
    },
    { label: words.county, value: county, regions: useCall(getRegions, city ? { parentId: city } : null) },
  ];
  const broken = levels.find(({ regions }) => regions.error);
  // Without the secret of the signed calls there are no regions; the list is there all the same.
  if (broken?.regions.error instanceof MissingSettingError) return null;

  const choose = (level: number, id: string) => {
    const chosen = [...path.slice(0, level), id].filter(Boolean);
    setPath(chosen);
    onChoose(chosen.at(-1) ?? '');
  };

  return (
    <div role="group" aria-label={words.region}>
      <div className="portal-bind-project-region">
        {levels.map(({ label, value, regions }, level) => (
          <Select
            key={label}
            aria-label={label}
            placeholder={label}
            value={value}
            disabled={!regions.data}
            options={(regions.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => choose(level, event.currentTarget.value)}
          />
        ))}
      </div>
      {broken ? (
        <p className="portal-bind-project-note" role="status">
          {words.regionFailed}
          <Button variant="link" size="small" onClick={broken.regions.retry}>
            {words.retry}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
