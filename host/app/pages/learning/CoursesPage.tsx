import { useTexts } from '../../../../src/texts/useTexts.ts';
import { useStyles } from '../../../../src/theme/useStyles.ts';
import { getTotal, getUserTotal } from '../../../../src/api/space.ts';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { pageTexts } from '../../page-titles.ts';
import dashboardCss from '../space/dashboard.css?inline';
import { Calendar } from './calendar/Calendar.tsx';
import css from './courses.css?inline';
import { Figures } from './Figures.tsx';
import { GoOn } from './GoOn.tsx';
import { OwnLists } from './OwnLists.tsx';
import { learningTexts } from './texts.ts';

/** The centre of one's own learning: where one left off, the lists, the figures and the calendar. */
export default function CoursesPage() {
  useStyles(dashboardCss);
  useStyles(css);
  const title = useTexts(pageTexts).myCourses;
  const words = useTexts(learningTexts);
  return (
    <SpacePage title={title} plain>
      <div className="portal-courses">
        <OwnLists />
        <div className="portal-courses-columns">
          <div className="portal-dashboard-main">
            <GoOn />
            <Calendar />
          </div>
          <div className="portal-dashboard-side">
            <Figures
              title={words.centre}
              endpoint={getTotal}
              figures={[
                { text: 'courses', of: ({ courseNum }) => courseNum },
                { text: 'lives', of: ({ liveNum }) => liveNum },
                { text: 'activities', of: ({ activityNum }) => activityNum },
                { text: 'exams', of: ({ examNum }) => examNum },
              ]}
            />
            <Figures
              title={words.influence}
              endpoint={getUserTotal}
              figures={[
                { text: 'articles', of: ({ articleNum }) => articleNum },
                { text: 'likes', of: ({ likeNum }) => likeNum },
                { text: 'fans', of: ({ fansNum }) => fansNum },
                { text: 'follows', of: ({ followNum }) => followNum },
              ]}
            />
          </div>
        </div>
      </div>
    </SpacePage>
  );
}
