import { useState, type FormEvent } from 'react';
import { Search } from 'lucide-react';
import { getProjects } from '#src/api/lists.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { bindProjectTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { Pager } from '#src/ui/navigation/Pager.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { ProjectRow } from './ProjectRow.tsx';
import { ProjectRegion } from './ProjectRegion.tsx';
import { PROJECT_PAGE_SIZE } from '#host/app/limits.ts';
import { itemStatuses } from '#src/api/list-item.ts';

/** Lists the open projects of a region, with pagination. */
export function ProjectList({ onChoose }: { onChoose: (id: string) => void }) {
  const words = useTexts(bindProjectTexts);
  const [keyword, setKeyword] = useState('');
  const [wish, setWish] = useState({ current: 1, regionId: '', searchVal: '' });
  const { data, error, isValidating, retry } = useQuery(
    getProjects,
    {
      ...wish,
      regionId: wish.regionId || undefined,
      searchVal: wish.searchVal || undefined,
      size: PROJECT_PAGE_SIZE,
    },
    { keepPrevious: true },
  );

  const search = (event: FormEvent) => {
    event.preventDefault();
    setWish((now) => ({ ...now, searchVal: keyword.trim(), current: 1 }));
  };

  return (
    <div className="portal-bind-project-find">
      <div className="portal-bind-project-filter">
        <ProjectRegion onChoose={(regionId) => setWish((now) => ({ ...now, regionId, current: 1 }))} />
        <form role="search" className="portal-bind-project-search" onSubmit={search}>
          <Input
            aria-label={words.keyword}
            placeholder={words.keywordHint}
            value={keyword}
            onChange={(event) => setKeyword(event.currentTarget.value)}
          />
          <Button type="submit" icon={<Search size={16} aria-hidden="true" />}>
            {words.search}
          </Button>
        </form>
      </div>
      {error ? (
        <ErrorState title={words.listFailed} message={error.message} busy={isValidating} onRetry={retry} />
      ) : !data ? (
        <Loading>
          <div className="portal-bind-project-list">
            {Array.from({ length: 4 }, (_, index) => (
              <div key={index} className="portal-bind-project-row">
                <div className="portal-bind-project-what">
                  <Skeleton width="56%" />
                  <Skeleton width="38%" />
                </div>
              </div>
            ))}
          </div>
        </Loading>
      ) : data.records.length === 0 ? (
        <EmptyState text={words.empty} hint={words.emptyText} />
      ) : (
        <>
          <ul className="portal-bind-project-list" aria-label={words.list} aria-busy={isValidating}>
            {data.records.map((project) => (
              <ProjectRow
                key={project.id}
                project={project}
                action={
                  project.status === itemStatuses.over
                    ? undefined
                    : { label: words.choose, onClick: () => onChoose(project.id) }
                }
              />
            ))}
          </ul>
          <Pager
            page={wish.current}
            pageCount={Math.ceil(data.total / PROJECT_PAGE_SIZE)}
            busy={isValidating}
            label={words.pages}
            onChange={(current) => setWish((now) => ({ ...now, current }))}
          />
        </>
      )}
    </div>
  );
}
