import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import { useOrganisation } from '#src/data/useOrganisation.ts';
import { passwordFormTexts } from '../shared/password-form/index.ts';
import { telephoneUrl } from '#src/rules/telephone-url.ts';
import { useTexts } from '#src/texts/useTexts.ts';

/** Refers users whose number has changed to the support. */
export function SupportNote() {
  const words = useTexts(passwordFormTexts);
  const { org } = useOrganisation();
  const phone = org?.supportPhone?.trim();
  return (
    <p className="portal-password-panel-note">
      {words.phoneMoved}
      {phone ? (
        <span className="portal-password-panel-support">
          {words.supportPhone}
          <Anchor href={telephoneUrl(phone)}>{phone}</Anchor>
        </span>
      ) : null}
    </p>
  );
}
