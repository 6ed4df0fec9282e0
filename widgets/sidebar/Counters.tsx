import type { SafeUrl } from '#src/rules/safe-url.ts';
import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import { pagePaths } from '#src/page-paths.ts';
import type { ReactNode } from 'react';
import { getStudyTotal, type StudyTotals } from '#src/api/study-total.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { usePortalUrl } from '#src/data/usePortalUrl.ts';
import { counterText } from '#src/texts/format.ts';
import { sidebarTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { linkClick, type OnNavigate } from '#src/ui/navigation/navigate.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { TotalsFailed } from './TotalsFailed.tsx';

/** From this length on, three counters beside each other need a smaller font. */
const LONG_COUNTER = 6;

interface CountersProps {
  onNavigate: OnNavigate | undefined;
  onFollowed: (() => void) | undefined;
}

/** Class hours, certificates and credit; each links to its detail page. */
export function Counters({ onNavigate, onFollowed }: CountersProps) {
  const words = useTexts(sidebarTexts);
  const { data, isLoading, isValidating, error, retry } = useQuery(getStudyTotal, undefined);
  const counters = [
    { field: 'lessonNum', path: pagePaths.studyArchive, label: words.hours, unit: words.hoursUnit },
    {
      field: 'certCount',
      path: pagePaths.myCertificates,
      label: words.certificates,
      unit: words.certificatesUnit,
    },
    { field: 'credit', path: pagePaths.point, label: words.credit, unit: words.creditUnit },
  ] as const;

  if (isLoading && !data && !error) return <CountersOutline />;
  return (
    <section className="portal-sidebar-totals" aria-label={words.totals}>
      {error ? <TotalsFailed message={error.message} isBusy={isValidating} onRetry={retry} /> : null}
      {error && !data ? null : (
        <ul className="portal-sidebar-counters">
          {counters.map(({ field, path, label, unit }) => (
            <li key={field}>
              <CounterLink path={path} onNavigate={onNavigate} onFollowed={onFollowed}>
                <CounterValue value={data?.[field]} unit={unit} />
                <span className="portal-sidebar-counter-label">{label}</span>
              </CounterLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface CounterLinkProps extends CountersProps {
  path: SafeUrl;
  children: ReactNode;
}

function CounterLink({ path, onNavigate, onFollowed, children }: CounterLinkProps) {
  const url = usePortalUrl(path);
  return (
    <Anchor
      className="portal-sidebar-counter"
      part="counter"
      href={url}
      onClick={(event) => {
        linkClick(event, { url }, onNavigate);
        onFollowed?.();
      }}
    >
      {children}
    </Anchor>
  );
}

function CounterValue({ value, unit }: { value: StudyTotals['credit']; unit: string }) {
  const words = useTexts(sidebarTexts);
  const text = counterText(value);
  const isEmpty = text === '-';
  return (
    <span
      className="portal-sidebar-counter-value"
      data-empty={isEmpty || undefined}
      data-long={text.length >= LONG_COUNTER || undefined}
    >
      {isEmpty ? <VisuallyHidden>{words.none}</VisuallyHidden> : null}
      <span aria-hidden={isEmpty || undefined}>{text}</span>
      {isEmpty || !unit ? null : <span className="portal-sidebar-counter-unit">{unit}</span>}
    </span>
  );
}

function CountersOutline() {
  return (
    <Loading className="portal-sidebar-totals">
      <div className="portal-sidebar-counters">
        {[0, 1, 2].map((index) => (
          <div key={index} className="portal-sidebar-skeleton">
            <Skeleton width={40} height={16} />
            <Skeleton width={48} height={10} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
