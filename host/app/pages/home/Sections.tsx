import { Fragment } from 'react';
import { useStyles } from '#src/theme/useStyles.ts';
import { Adverts } from './Adverts.tsx';
import cards from '../../content/cards/cards.css?inline';
import marks from '../../content/cards/marks.css?inline';
import shapes from '../../content/cards/shapes.css?inline';
import { HomeSection } from './HomeSection.tsx';
import css from './sections.css?inline';
import { useModules } from './useModules.ts';

/** The number of sections that load at once; the others wait until they are near the viewport. */
const EAGER_SECTIONS = 1;
const SECTIONS_ABOVE_ADVERTS = 2;

/** The sections that the organisation has chosen, with its advertisements between them. */
export function Sections() {
  useStyles(css);
  useStyles(cards);
  useStyles(marks);
  useStyles(shapes);
  const { modules, isSettled } = useModules();
  return modules.map(({ section, name }, index) => (
    <Fragment key={section.code}>
      {index === SECTIONS_ABOVE_ADVERTS ? <Adverts /> : null}
      <HomeSection section={section} name={name} isEager={index < EAGER_SECTIONS} isSettled={isSettled} />
    </Fragment>
  ));
}
