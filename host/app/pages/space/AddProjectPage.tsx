import { pageTexts } from '../../page-titles.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { BindProject } from '../../../../widgets/personal-data/index.ts';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';
import { useQueryParams } from '../../useQueryParams.ts';

/** Joins a project; a link can preselect it with `?id=`. */
export default function AddProjectPage() {
  const titles = useTexts(pageTexts);
  const follow = useNavigateHandler();
  const query = useQueryParams();
  const projectId = query.get('id') ?? '';
  return (
    <SpacePage title={titles.addProject}>
      <BindProject key={projectId} projectId={projectId} onNavigate={follow} />
    </SpacePage>
  );
}
