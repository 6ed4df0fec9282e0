import { RotateCw } from 'lucide-react';
import type { CallState } from '../../src/data/useCall.ts';
import { Counter } from '../../src/ui/Counter.tsx';
import { counterText, EMPTY_COUNTER } from '../../src/texts/format.ts';
import { signCardTexts } from '../../src/texts/sign-card.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { IconButton } from '../../src/ui/IconButton.tsx';
import { Loading, Skeleton } from '../../src/ui/Skeleton.tsx';

interface CreditProps {
  reading: CallState<{ credit?: number | string | null }>;
}

/** How much credit there is. */
export function Credit({ reading: { data, isLoading, isValidating, error, retry } }: CreditProps) {
  const words = useTexts(signCardTexts);
  if (isLoading && !data) {
    return (
      <Loading className="portal-sign-credit-outline">
        <Skeleton width={112} height={36} />
      </Loading>
    );
  }
  if (error && !data) {
    return (
      <div className="portal-sign-credit" role="alert">
        <span className="portal-sign-unknown">{words.creditFailed}</span>
        <IconButton
          label={words.creditRetry}
          icon={<RotateCw aria-hidden="true" />}
          busy={isValidating}
          onClick={retry}
        />
      </div>
    );
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
