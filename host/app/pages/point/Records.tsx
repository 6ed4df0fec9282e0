import { useState } from 'react';
import { getCreditRecords, type CreditRecord } from '#src/api/credit.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useDayTime } from '#src/texts/useToday.ts';
import { pointTexts } from './texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Card } from '#src/ui/cards/Card.tsx';
import { Pager } from '#src/ui/navigation/Pager.tsx';
import { Tabs } from '#src/ui/navigation/Tabs.tsx';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';
import { CREDIT_PAGE_SIZE } from '../../limits.ts';

const kinds = [
  { value: 'all', type: undefined },
  { value: 'earned', type: 'in' },
  { value: 'spent', type: 'out' },
] as const;
type Kind = (typeof kinds)[number];

/** Credit earned and spent, newest first. */
export function Records() {
  const words = useTexts(pointTexts);
  const [{ kind, page }, choose] = useState<{ kind: Kind; page: number }>({ kind: kinds[0], page: 1 });
  const records = useQuery(
    getCreditRecords,
    { current: page, size: CREDIT_PAGE_SIZE, type: kind.type },
    { keepPrevious: true },
  );
  const content = (
    <div className="portal-space-pages" aria-busy={records.isLoading}>
      <QueryBoundary
        query={records}
        failure={words.recordsFailed}
        isEmpty={({ records }) => records.length === 0}
        skeleton={<RowsSkeleton rows={CREDIT_PAGE_SIZE} />}
      >
        {({ records }) => (
          <ul className="portal-dashboard-list">
            {records.map((record) => (
              <Record key={record.id} record={record} />
            ))}
          </ul>
        )}
      </QueryBoundary>
      <Pager
        page={page}
        pageCount={Math.ceil((records.data?.total ?? 0) / CREDIT_PAGE_SIZE)}
        busy={records.isValidating}
        label={words.pages}
        onChange={(next) => choose((now) => ({ ...now, page: next }))}
      />
    </div>
  );
  return (
    <Card title={words.records} aria-label={words.records}>
      <Tabs
        label={words.kinds}
        value={kind.value}
        onChange={(value) => {
          const next = kinds.find((one) => one.value === value);
          if (next) choose({ kind: next, page: 1 });
        }}
        tabs={kinds.map(({ value }) => ({ value, label: words[value], content }))}
      />
    </Card>
  );
}

function Record({ record: { title, credit, createTime } }: { record: CreditRecord }) {
  const words = useTexts(pointTexts);
  const dayTime = useDayTime();
  const isGain = credit >= 0;
  return (
    <li className="portal-point-record">
      <div className="portal-point-record-text">
        <p>{title}</p>
        <p className="portal-point-time">{dayTime(createTime)}</p>
      </div>
      <span className="portal-point-credit" data-gain={isGain || undefined}>
        {fill(isGain ? words.gain : words.loss, { credit: Math.abs(credit) })}
      </span>
    </li>
  );
}
