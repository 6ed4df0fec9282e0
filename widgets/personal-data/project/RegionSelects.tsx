import { useRegions } from '../../../src/data/useRegions.ts';
import { bindProjectTexts } from '../texts.ts';
import { useTexts } from '../../../src/texts/useTexts.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { Select } from '../../../src/ui/Select.tsx';

/** Selects the region in three lists and reports the id of the last choice. */
export function RegionSelects({ onChoose }: { onChoose: (regionId: string) => void }) {
  const words = useTexts(bindProjectTexts);
  const { levels, isMissing, failed, retry, choose } = useRegions(onChoose);
  // Projects can be found without regions.
  if (isMissing) return null;

  return (
    <div role="group" aria-label={words.region}>
      <div className="portal-bind-project-region">
        {levels.map(({ name, value, regions }, level) => (
          <Select
            key={name}
            aria-label={words[name]}
            placeholder={words[name]}
            value={value}
            disabled={!regions}
            options={(regions ?? []).map((region) => ({ value: region.id, label: region.name }))}
            onChange={(event) => choose(level, event.currentTarget.value)}
          />
        ))}
      </div>
      {failed ? (
        <p className="portal-bind-project-note" role="status">
          {words.regionFailed}
          <Button variant="link" size="small" onClick={retry}>
            {words.retry}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
