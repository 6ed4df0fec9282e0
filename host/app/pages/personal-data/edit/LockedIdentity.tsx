import { ShieldCheck } from 'lucide-react';
import { personalDataTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { maskNumber } from '#src/texts/format.ts';
import type { Profile } from '../profile.ts';

/** Shows the verified name and identity card number, which are read-only. */
export function LockedIdentity({ profile }: { profile: Profile }) {
  const words = useTexts(personalDataTexts);
  return (
    <div className="portal-data-locked">
      <dl className="portal-data-pairs">
        <div>
          <dt>{words.realName}</dt>
          <dd>{profile.realName || words.empty}</dd>
        </div>
        <div>
          <dt>{words.idCard}</dt>
          <dd>{maskNumber(profile.idCard) || words.verified}</dd>
        </div>
      </dl>
      <p className="portal-data-note">
        <ShieldCheck size={16} aria-hidden="true" />
        {words.identityLocked}
      </p>
    </div>
  );
}
