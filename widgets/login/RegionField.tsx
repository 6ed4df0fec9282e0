import { useRegions } from '../../src/data/useRegions.ts';
import { registrationTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Select } from '../../src/ui/Select.tsx';

/** Selects the region in three lists and reports the id of the last choice. */
export function RegionField({ onChoose }: { onChoose: (regionId: string) => void }) {
  const words = useTexts(registrationTexts);
  const { levels, isMissing, failed, retry, choose } = useRegions(onChoose);
  if (isMissing) return null;

  return (
    <fieldset>
      <legend className="portal-login-legend">{words.region}</legend>
      <div className="portal-login-region">
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
        <p className="portal-login-note" role="status">
          {words.regionFailed}
          <button type="button" className="portal-login-retry" onClick={retry}>
            {words.retry}
          </button>
        </p>
      ) : null}
    </fieldset>
  );
}
