import { Fragment } from 'react';
import { useOrganisation } from '../../../src/data/useOrganisation.ts';
import { homeTexts } from '../../../src/texts/home.ts';
import { useTexts } from '../../../src/texts/useTexts.ts';
import { useStyles } from '../../../src/theme/useStyles.ts';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx';
import { Adverts } from './Adverts.tsx';
import { Banners } from './Banners.tsx';
import css from './home.css?inline';
import { HomeSection } from './HomeSection.tsx';
import { QuickEntries } from './QuickEntries.tsx';
import { useModules } from './useModules.ts';

/** How many sections load at once; the others wait until they are near. */
const EAGER_SECTIONS = 2;

/** The face of the portal: banners, quick entries, and the sections that the organisation has chosen. */
export default function HomePage() {
  useStyles(css);
  const words = useTexts(homeTexts);
  const { org } = useOrganisation();
  const { modules, isSettled } = useModules();
  return (
    <div className="portal-home">
      <h1>
        <VisuallyHidden>{org?.name || words.title}</VisuallyHidden>
      </h1>
      <Banners />
      <QuickEntries />
      {modules.map(({ section, name }, place) => (
        <Fragment key={section.code}>
          {place === EAGER_SECTIONS ? <Adverts /> : null}
          <HomeSection
            section={section}
            name={name}
            isEager={isSettled && place < EAGER_SECTIONS}
            isSettled={isSettled}
          />
        </Fragment>
      ))}
    </div>
  );
}
