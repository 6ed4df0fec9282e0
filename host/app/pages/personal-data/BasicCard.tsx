import type { MouseEvent } from 'react';
import { Pencil } from 'lucide-react';
import { getAppendInfo, getCollectInfo } from '#src/api/account.ts';
import { useSession } from '#src/data/portal-context.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useUser } from '#src/data/useUser.ts';
import { personalDataTexts } from './texts.ts';
import { maskNumber } from '#src/texts/format.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Card } from '#src/ui/cards/Card.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { linkClick, type OnNavigate } from '#src/ui/navigation/navigate.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { degreeChoices, genderChoices, shownChoice, stageChoices } from './choices.ts';
import { labelOf, type Words } from './fields.ts';
import { editAddress } from './own-data.ts';
import { profileFields, profileOf, type Profile, type ProfileField } from './profile.ts';

/** Formats the value of a field; '' if it is empty. */
function shownValue(profile: Profile, name: ProfileField, words: Words): string {
  const value = profile[name];
  switch (name) {
    case 'idCard':
      return maskNumber(value);
    case 'gender':
      return shownChoice(genderChoices(words), value);
    case 'stage':
      return shownChoice(stageChoices(words), value);
    case 'degree':
      return shownChoice(degreeChoices(words), value);
    case 'teachingYears':
      return value && fill(words.years, { count: value });
    default:
      return value;
  }
}

/** Shows the profile fields of the user. */
export function BasicCard({ onNavigate }: { onNavigate: OnNavigate | undefined }) {
  const words = useTexts(personalDataTexts);
  const { user } = useUser();
  const roles = useSession((session) => session.roles);
  const collected = useQuery(getCollectInfo, undefined);
  const appended = useQuery(getAppendInfo, undefined);
  const address = editAddress(roles[0], user?.idcardDid ?? false);
  const failed = [collected, appended].filter((query) => query.error);
  const known = collected.data && appended.data && { collected: collected.data, appended: appended.data };

  return (
    <Card
      title={words.basic}
      actions={
        <Button
          icon={<Pencil size={16} aria-hidden="true" />}
          href={address}
          onClick={(event: MouseEvent<HTMLAnchorElement>) => linkClick(event, { url: address }, onNavigate)}
        >
          {words.edit}
        </Button>
      }
    >
      {known ? (
        <dl className="portal-data-pairs">
          {profileFields.map((name) => {
            const profile = profileOf(known.collected, known.appended, {
              realName: user?.realName ?? '',
              nickname: user?.nickname ?? '',
            });
            const value = shownValue(profile, name, words);
            return (
              <div key={name}>
                <dt>{labelOf(name, words)}</dt>
                <dd data-empty={value ? undefined : ''}>{value || words.empty}</dd>
              </div>
            );
          })}
        </dl>
      ) : failed.length > 0 ? (
        <ErrorState
          compact
          title={words.basicFailed}
          message={failed[0]?.error?.message}
          busy={failed.some((query) => query.isValidating)}
          onRetry={() => failed.forEach((query) => query.retry())}
        />
      ) : (
        <Loading>
          <div className="portal-data-pairs">
            {profileFields.map((name) => (
              <div key={name}>
                <Skeleton width={64} height={20} />
                <Skeleton width={128} height={22} />
              </div>
            ))}
          </div>
        </Loading>
      )}
    </Card>
  );
}
