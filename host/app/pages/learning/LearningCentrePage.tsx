import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { pageTexts } from '../../routing/page-titles.ts';
import { RelatedPages } from '../../content/related/RelatedPages.tsx';
import dashboardCss from '../../content/dashboard.css?inline';
import { Calendar } from './calendar/Calendar.tsx';
import css from './learning-centre.css?inline';
import { Figures, OwnLists } from './Figures.tsx';
import { GoOn } from './GoOn.tsx';

/** The centre of one's own learning: the lists, where one left off, the calendar and the figures. */
export default function LearningCentrePage() {
  useStyles(dashboardCss);
  useStyles(css);
  const titles = useTexts(pageTexts);
  return (
    <SpacePage title={titles.myCourses} actions={<RelatedPages names={['favourites']} />} plain>
      <div className="portal-learning-centre">
        <OwnLists />
        <div className="portal-learning-centre-columns">
          <div className="portal-dashboard-main">
            <GoOn />
            <Calendar />
          </div>
          <div className="portal-dashboard-side">
            <Figures />
          </div>
        </div>
      </div>
    </SpacePage>
  );
}
