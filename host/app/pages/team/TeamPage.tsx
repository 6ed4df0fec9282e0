import { getMyProjects, type OwnProject } from '#src/api/study.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { EmptyList } from '#src/ui/states/EmptyState.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { LinkButton } from '../../content/LinkButton.tsx';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { pageTexts } from '../../routing/page-titles.ts';
import { useQueryParams, useSetQueryParams } from '../../history/useQueryParams.ts';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';
import { Members } from './Members.tsx';
import { teamTexts } from './texts.ts';

/** Who of the learner's district takes part in one of the learner's projects, and how far they are. */
export default function TeamPage() {
  const words = useTexts(teamTexts);
  const titles = useTexts(pageTexts);
  const query = useQuery(getMyProjects, undefined);
  return (
    <SpacePage title={titles.myEchelon}>
      <QueryBoundary query={query} failure={words.projectsFailed} skeleton={<RowsSkeleton rows={6} />}>
        {(projects) => <Team projects={projects} />}
      </QueryBoundary>
    </SpacePage>
  );
}

function Team({ projects }: { projects: readonly OwnProject[] }) {
  const words = useTexts(teamTexts);
  const query = useQueryParams();
  const setQuery = useSetQueryParams();
  const project = projects.find(({ id }) => id === query.get('project')) ?? projects[0];
  if (!project) {
    return (
      <EmptyList
        text={words.noProjects}
        hint={words.noProjectsHint}
        action={<LinkButton href="/space/add">{words.join}</LinkButton>}
      />
    );
  }
  return (
    <>
      <Field label={words.project} className="portal-team-project">
        <Select
          placeholder={null}
          options={projects.map(({ id, title }) => ({ value: id, label: title }))}
          value={project.id}
          // Search text and filters of one project make no sense for another.
          onChange={({ currentTarget }) =>
            setQuery(new URLSearchParams({ project: currentTarget.value }), 'push')
          }
        />
      </Field>
      <Members key={project.id} projectId={project.id} />
    </>
  );
}
