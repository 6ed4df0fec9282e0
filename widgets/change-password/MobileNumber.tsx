import type { QueryState } from '#src/data/queries/useQueryState.ts';
import { maskNumber } from '#src/texts/format.ts';
import { passwordFormTexts } from '../shared/password-form/index.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';

interface MobileNumberProps {
  account: Pick<QueryState<unknown>, 'error' | 'isValidating' | 'retry'> & {
    data: { mobile: string } | undefined;
  };
}

/** Shows the mobile number. The password can be changed without it, so an error stays within this line. */
export function MobileNumber({ account }: MobileNumberProps) {
  const words = useTexts(passwordFormTexts);
  const { data, error, isValidating, retry } = account;
  let shown = <>{data?.mobile ? maskNumber(data.mobile) : words.phoneNone}</>;
  if (data === undefined && error) {
    shown = (
      <>
        <span role="alert">{words.phoneFailed}</span>
        <Button size="small" busy={isValidating} onClick={retry}>
          {words.retry}
        </Button>
      </>
    );
  } else if (data === undefined && isValidating) {
    shown = (
      <Loading>
        <Skeleton width={104} />
      </Loading>
    );
  }
  return (
    <dl className="portal-password-panel-fact">
      <dt>{words.phoneAccount}</dt>
      <dd>{shown}</dd>
    </dl>
  );
}
