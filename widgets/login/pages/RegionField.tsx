import { RegionSelects } from '#src/data/forms/RegionSelects.tsx';
import { useRegionChoice } from '#src/data/forms/useRegions.ts';
import { registrationTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';

/** Selects the region in three lists and reports the id of the last choice. */
export function RegionField({ onChoose }: { onChoose: (regionId: string) => void }) {
  const words = useTexts(registrationTexts);
  const { levels, isMissing, retry, choose } = useRegionChoice(onChoose);
  if (isMissing) return null;

  return (
    <fieldset>
      <legend className="portal-login-legend">{words.region}</legend>
      <div className="portal-login-region">
        <RegionSelects levels={levels} labels={words} onChange={choose} />
      </div>
      {retry ? (
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
