import { Fragment } from 'react';
import { useStyles } from '../../../../src/theme/useStyles.ts';
import { Adverts } from './Adverts.tsx';
import cards from './cards/cards.css?inline';
import marks from './cards/marks.css?inline';
import shapes from './cards/shapes.css?inline';
import { HomeSection } from './HomeSection.tsx';
import css from './sections.css?inline';
import { useModules } from './useModules.ts';

/** How many sections load at once; the others wait until they are near. */
const EAGER_SECTIONS = 2;

/** The sections that the organisation has chosen, and what it advertises between them. */
export function Sections() {
  useStyles(css);
  useStyles(cards);
  useStyles(marks);
  useStyles(shapes);
  const { modules, isSettled } = useModules();
  return modules.map(({ section, name }, place) => (
    <Fragment key={section.code}>
      {place === EAGER_SECTIONS ? <Adverts /> : null}
      <HomeSection
        section={section}
        name={name}
        isEager={isSettled && place < EAGER_SECTIONS}
        isSettled={isSettled}
      />
    </Fragment>
  ));
}
