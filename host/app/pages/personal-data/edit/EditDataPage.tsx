import { useParams } from 'wouter';
import { pageTexts } from '#host/app/routing/page-titles.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { EditData } from './EditData.tsx';
import { SpacePage } from '#host/app/layout/SpacePage.tsx';
import { useNavigateHandler } from '#host/app/layout/useNavigateHandler.ts';

/** The form of the user's data. The server, not the URL, decides whether the identity card is bound. */
export default function EditDataPage() {
  const titles = useTexts(pageTexts);
  const follow = useNavigateHandler();
  const { currentRole } = useParams();
  return (
    <SpacePage title={titles.editData}>
      <EditData currentRole={currentRole} onNavigate={follow} />
    </SpacePage>
  );
}
