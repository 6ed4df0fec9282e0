import { pageTexts } from '../../routing/page-titles.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { SignCard } from '#widgets/sign-card/index.ts';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';
import { Participation } from './Participation.tsx';
import { TaskList } from './TaskList.tsx';
import { Todo } from './Todo.tsx';
import { WorkbenchTour } from './tour/WorkbenchTour.tsx';
import { Wallet } from './Wallet.tsx';
import { Welcome } from './Welcome.tsx';
import dashboardCss from '../../content/dashboard.css?inline';
import css from './workbench.css?inline';

/** The learning center with tasks and results. Each panel loads and fails independently. */
export default function WorkbenchPage() {
  useStyles(dashboardCss);
  useStyles(css);
  const titles = useTexts(pageTexts);
  const follow = useNavigateHandler();
  return (
    <SpacePage title={titles.workbench} plain titleHidden>
      <WorkbenchTour />
      <div className="portal-workbench">
        <Welcome />
        <div className="portal-workbench-sign" data-tour="check-in">
          <SignCard onNavigate={follow} />
        </div>
        <div className="portal-dashboard-main portal-workbench-main">
          <div data-tour="todo">
            <Todo />
          </div>
          <TaskList />
        </div>
        <div className="portal-dashboard-side portal-workbench-side">
          <Wallet />
          <Participation />
        </div>
      </div>
    </SpacePage>
  );
}
