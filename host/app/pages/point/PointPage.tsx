import { pageTexts } from '../../routing/page-titles.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { Leaders } from './Leaders.tsx';
import { Records } from './Records.tsx';
import { Rules } from './Rules.tsx';
import { Summary } from './Summary.tsx';
import dashboardCss from '../../content/dashboard.css?inline';
import css from './point.css?inline';

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
