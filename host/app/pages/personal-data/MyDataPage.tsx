import { pageTexts } from '../../routing/page-titles.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { PersonalData } from './PersonalData.tsx';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';
import { usePageRoute } from '../../routing/page-route.ts';

/** The user's data; two routes show it, each with its own title. */
export default function MyDataPage() {
  const titles = useTexts(pageTexts);
  const follow = useNavigateHandler();
  const { name } = usePageRoute();
  return (
    <SpacePage title={titles[name]} plain>
      <PersonalData onNavigate={follow} />
    </SpacePage>
  );
}
