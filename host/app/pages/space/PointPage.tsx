import { pageTexts } from '../../page-titles.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { useStyles } from '../../../../src/theme/useStyles.ts';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { Leaders } from './point/Leaders.tsx';
import { Records } from './point/Records.tsx';
import { Rules } from './point/Rules.tsx';
import { Summary } from './point/Summary.tsx';
import dashboardCss from './dashboard.css?inline';
import css from './point/point.css?inline';

/** The learner's credit: summary, records, rules and leaderboard. */
export default function PointPage() {
  useStyles(dashboardCss);
  useStyles(css);
  const titles = useTexts(pageTexts);
  return (
    <SpacePage title={titles.point} plain>
      <div className="portal-point">
        <div className="portal-dashboard-main">
          <Summary />
          <Records />
        </div>
        <div className="portal-dashboard-side">
          <Leaders />
          <Rules />
        </div>
      </div>
    </SpacePage>
  );
}
