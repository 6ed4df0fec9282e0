import { Picture } from '#src/ui/media/Picture.tsx';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { getSelectives, submitSelective, type Selective } from '#src/api/selective.ts';
import { DraftOffers } from '#src/data/drafts/DraftOffers.tsx';
import { useDraft, useDraftOwner } from '#src/data/drafts/drafts.ts';
import { imageUrl } from '#src/data/image-url.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { fill } from '#src/texts/texts.ts';
import { useDayTime } from '#src/texts/useToday.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { EmptyList } from '#src/ui/states/EmptyState.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { ProgressBar } from '../../content/ProgressBar.tsx';
import { PageBreadcrumb } from '../../layout/Breadcrumb.tsx';
import { pageTexts } from '../../routing/page-titles.ts';
import { useQueryParams, useSetQueryParams } from '../../history/useQueryParams.ts';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { useNow } from '../../content/useNow.ts';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';
import css from './manage.css?inline';
import { selectiveTexts } from './texts.ts';

/** The learner's choice of optional courses, in the project that `?id=` names, else in the first. */
export default function SelectivePage() {
  useStyles(css);
  const title = useTexts(pageTexts).selectiveLearning;
  const words = useTexts(selectiveTexts);
  const { orgCode, userId } = useDraftOwner();
  const id = useQueryParams().get('id');
  const setQuery = useSetQueryParams();
  const query = useQuery(getSelectives, undefined);
  return (
    <div className="portal-manage">
      <PageBreadcrumb />
      <h1>{title}</h1>
      <QueryBoundary query={query} failure={words.failed} skeleton={<RowsSkeleton rows={5} mark="block" />}>
        {(projects) => {
          const project = projects.find((one) => one.id === id) ?? projects[0];
          if (!project) return <EmptyList text={words.empty} hint={words.emptyHint} />;
          return (
            <>
              <Field label={words.project}>
                <Select
                  placeholder={null}
                  value={project.id}
                  options={projects.map((one) => ({ value: one.id, label: one.title }))}
                  onChange={({ currentTarget }) =>
                    setQuery(new URLSearchParams({ id: currentTarget.value }), 'push')
                  }
                />
              </Field>
              <Courses key={`${orgCode} ${userId} ${project.id}`} project={project} onSent={query.retry} />
            </>
          );
        }}
      </QueryBoundary>
    </div>
  );
}

const choice = v.nullable(v.array(v.string()));
const isUntouched = (chosen: readonly string[] | null) => chosen === null;

/** The hours of the chosen courses. */
export const hoursOf = (courses: Selective['courses'], chosen: readonly string[]): number =>
  courses.reduce((sum, { id, hours }) => sum + (chosen.includes(id) ? hours : 0), 0);

function Courses({ project, onSent }: { project: Selective; onSent: () => void }) {
  const { id, courses, endTime, submitTime } = project;
  const words = useTexts(selectiveTexts);
  const dayTime = useDayTime();
  const toast = useToast();
  const { http, config } = usePortal();
  const saved = useMemo(() => courses.filter((one) => one.chosen).map((one) => one.id), [courses]);
  const draft = useDraft<string[] | null>(`selective:${id}`, choice, null, isUntouched);
  const { value: edited, change: setEdited } = draft;
  const [isTried, setTried] = useState(false);
  const { send, isBusy } = useMutation(words.sendFailed);
  const end = endTime ?? NaN;
  const isClosed = end <= useNow([end]);
  const chosen = isClosed ? saved : (edited ?? saved);
  const hours = hoursOf(courses, chosen);
  const aim = project.aim ?? 0;
  const missing = aim - hours;
  const rest = missing > 0 ? fill(words.missing, { hours: missing }) : words.enough;

  async function submit(): Promise<void> {
    setTried(true);
    if (missing > 0) return;
    const courseIds = courses.map((one) => one.id).filter((one) => chosen.includes(one));
    if (!(await send(() => submitSelective(http, { id, courseIds })))) return;
    setEdited((now) => (now === edited ? null : now));
    setTried(false);
    toast({ tone: 'success', text: words.done });
    onSent();
  }

  return (
    <>
      <div className="portal-manage-hours">
        <p role="status">
          <strong>{fill(words.chosen, { chosen: hours, aim })}</strong> {rest}
        </p>
        <ProgressBar progress={aim > 0 ? (100 * hours) / aim : 100} />
        <p className="portal-manage-hint">
          {endTime ? fill(isClosed ? words.closed : words.deadline, { time: dayTime(endTime) }) : null}
          {submitTime && !isClosed ? ` · ${fill(words.submittedAt, { time: dayTime(submitTime) })}` : null}
        </p>
      </div>
      {isClosed ? null : <DraftOffers offers={draft.offers} />}
      <ul className="portal-manage-courses" aria-label={words.courses}>
        {courses.map((course) => (
          <li key={course.id}>
            <Checkbox
              className="portal-manage-course"
              checked={chosen.includes(course.id)}
              disabled={isClosed}
              onChange={({ currentTarget }) => {
                const others = chosen.filter((one) => one !== course.id);
                setEdited(() => (currentTarget.checked ? [...others, course.id] : others));
              }}
            >
              {course.cover ? <Picture src={imageUrl(course.cover, config)} alt="" /> : null}
              <span>
                {course.title}
                <span className="portal-manage-note">
                  {[course.teacher, fill(words.hours, { hours: course.hours })].filter(Boolean).join(' · ')}
                </span>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <FormAlert text={isTried && missing > 0 ? rest : ''} />
      {isClosed ? null : (
        <Button variant="primary" size="large" busy={isBusy} onClick={() => void submit()}>
          {submitTime ? words.change : words.submit}
        </Button>
      )}
    </>
  );
}
