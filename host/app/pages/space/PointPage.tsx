import { pageTexts } from '../../../../src/texts/pages.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { useStyles } from '../../../../src/theme/useStyles.ts';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { Leaders } from './point/Leaders.tsx';
import { Records } from './point/Records.tsx';
import { Rules } from './point/Rules.tsx';
import { Summary } from './point/Summary.tsx';
import css from './point/point.css?inline';

/** The learner's credit: summary, records, rules and leaderboard. */
export default function PointPage() {
  useStyles(css);
  const titles = useTexts(pageTexts);
  return (
    <SpacePage title={titles.point} plain>
      <div className="portal-point">
        <div className="portal-point-main">
          <Summary />
          <Records />
        </div>
        <div className="portal-point-side">
          <Leaders />
          <Rules />
        </div>
      </div>
    </SpacePage>
  );
}
