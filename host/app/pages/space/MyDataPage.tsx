import { useLocation } from 'wouter';
import { pageTexts } from '../../../../src/texts/pages.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { PersonalData } from '../../../../widgets/personal-data/index.ts';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';
import { matchRoute } from '../../match-route.ts';

/** The user's data; two routes show it, each with its own title. */
export default function MyDataPage() {
  const titles = useTexts(pageTexts);
  const follow = useNavigateHandler();
  const [path] = useLocation();
  const matched = matchRoute(path);
  return (
    <SpacePage title={titles['to' in matched ? matched.to.name : 'myData']} plain>
      <PersonalData onNavigate={follow} />
    </SpacePage>
  );
}
