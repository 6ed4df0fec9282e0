import { pageTexts } from '#host/app/routing/page-titles.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { BindProject } from './BindProject.tsx';
import { SpacePage } from '#host/app/layout/SpacePage.tsx';
import { useNavigateHandler } from '#host/app/layout/useNavigateHandler.ts';
import { useQueryParams } from '#host/app/history/useQueryParams.ts';

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
