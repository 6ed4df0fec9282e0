import { pagePaths } from '#src/page-paths.ts';
import { getCollectInfo } from '#src/api/account.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useUser } from '#src/data/useUser.ts';
import { bindingTexts } from '#src/texts/binding.ts';
import { maskNumber } from '#src/texts/format.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { BindCardForm } from './BindCardForm.tsx';
import { SuccessView } from '../SuccessView.tsx';
import { OwnersOnly } from '../OwnersOnly.tsx';

export interface BindCardProps {
  onNavigate?: OnNavigate;
}

/** Binds an identity card to the account, which is possible only once. */
export function BindCard({ onNavigate }: BindCardProps) {
  return (
    <OwnersOnly onNavigate={onNavigate}>
      <Loaded onNavigate={onNavigate} />
    </OwnersOnly>
  );
}

function Loaded({ onNavigate }: BindCardProps) {
  const words = useTexts(bindingTexts);
  const { user, failed, message, retry } = useUser();
  // This query only adds the number; the card is shown as verified without it.
  const { data: collected } = useQuery(getCollectInfo, user?.idcardDid ? undefined : null);
  if (failed) return <ErrorState title={words.loadFailed} message={message} onRetry={retry} />;
  if (!user) {
    return (
      <Loading className="portal-data-column">
        <div className="portal-data-form" data-narrow="">
          <Skeleton lines={2} />
          <Skeleton shape="block" height={44} />
          <Skeleton shape="block" height={44} />
        </div>
      </Loading>
    );
  }
  if (user.idcardDid) {
    const name = user.realName;
    return (
      <SuccessView
        title={words.cardBoundTitle}
        text={
          collected?.idCard
            ? fill(words.cardBoundText, { name, idCard: maskNumber(collected.idCard) })
            : fill(words.cardBoundName, { name })
        }
        link={{ label: words.back, url: pagePaths.myData }}
        onNavigate={onNavigate}
      />
    );
  }
  return (
    <div className="portal-data-column">
      <BindCardForm realName={user.realName} onNavigate={onNavigate} />
    </div>
  );
}
