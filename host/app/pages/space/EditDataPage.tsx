import { useParams } from 'wouter';
import { pageTexts } from '../../page-titles.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { EditData } from '../../../../widgets/personal-data/index.ts';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';

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
