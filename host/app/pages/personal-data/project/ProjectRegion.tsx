import { RegionSelects } from '#src/data/forms/RegionSelects.tsx';
import { useRegionChoice } from '#src/data/forms/useRegions.ts';
import { bindProjectTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';

/** Selects the region of a project in three lists and reports the id of the last choice. */
export function ProjectRegion({ onChoose }: { onChoose: (regionId: string) => void }) {
  const words = useTexts(bindProjectTexts);
  const { levels, isMissing, retry, choose } = useRegionChoice(onChoose);
  // Projects can be found without regions.
  if (isMissing) return null;

  return (
    <div role="group" aria-label={words.region}>
      <div className="portal-bind-project-region">
        <RegionSelects levels={levels} labels={words} onChange={choose} />
      </div>
      {retry ? (
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
