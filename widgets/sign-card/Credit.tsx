import type { MyCredit } from '#src/api/credit.ts';
import type { QueryState } from '#src/data/queries/useQueryState.ts';
import { Counter } from '#src/ui/badges/Counter.tsx';
import { counterText, EMPTY_COUNTER } from '#src/texts/format.ts';
import { signCardTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { Failure } from './Failure.tsx';

interface CreditProps {
  query: QueryState<MyCredit>;
}

/** The user's credit. */
export function Credit({ query: { data, isLoading, isValidating, error, retry } }: CreditProps) {
  const words = useTexts(signCardTexts);
  if (isLoading && !data) return <CreditSkeleton />;
  if (error && !data) {
    return <Failure of="credit" message={error.message} busy={isValidating} onRetry={retry} />;
  }
  const isEmpty = counterText(data?.credit) === EMPTY_COUNTER;
  return (
    <p className="portal-sign-credit" part="amount">
      <span className="portal-sign-amount" data-empty={isEmpty || undefined}>
        <Counter value={data?.credit} />
      </span>
      {isEmpty ? null : <span className="portal-sign-unit">{words.unit}</span>}
    </p>
  );
}

function CreditSkeleton() {
  return (
    <Loading className="portal-sign-credit-skeleton">
      <Skeleton width={112} height={36} />
    </Loading>
  );
}
