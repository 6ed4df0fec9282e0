import { carriesLogin } from '../../../src/rules/login-link.ts';
import { ownAddress } from '../../../src/rules/own-address.ts';
import { linkLoginTexts } from '../../../src/texts/link-login.ts';
import { registrationTexts } from '../../../src/texts/registration.ts';
import { useTexts } from '../../../src/texts/useTexts.ts';
import { Empty } from '../../../src/ui/Empty.tsx';
import { EntryCard, EntryFrame, QrPanel } from '../../../widgets/login/index.ts';
import { useEntryWay } from './useEntryWay.ts';
import { useQueryParams } from '../../useQueryParams.ts';

/**
 * Shows an address of this site as a QR code; a stranger's address never, since it would look like ours, and no log-in,
 * which would take the reader's phone into a stranger's account.
 */
export default function QrCodePage() {
  const text = useQueryParams().get('text') ?? '';
  const words = useTexts(registrationTexts);
  const linkWords = useTexts(linkLoginTexts);
  const { follow } = useEntryWay();
  const address = ownAddress(text, window.location.origin);

  const content = () => {
    if (!text) return <Empty text={words.qrMissing} hint={words.qrMissingText} />;
    if (!address) return <Empty text={words.qrForeign} hint={words.qrForeignText} />;
    if (carriesLogin(address, window.location.origin)) {
      return <Empty text={linkWords.qrLogin} hint={linkWords.qrLoginText} />;
    }
    return <QrPanel address={address} />;
  };
  return (
    <EntryFrame>
      <EntryCard title={words.qrTitle} onNavigate={follow}>
        {content()}
      </EntryCard>
    </EntryFrame>
  );
}
