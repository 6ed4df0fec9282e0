import { ownAddress } from '../../../src/rules/own-address.ts';
import { registrationTexts } from '../../../src/texts/registration.ts';
import { useTexts } from '../../../src/texts/useTexts.ts';
import { Empty } from '../../../src/ui/Empty.tsx';
import { EntryCard, EntryFrame, QrPanel } from '../../../widgets/login/index.ts';
import { useEntryWay } from './useEntryWay.ts';
import { useQueryParams } from '../../useQueryParams.ts';

/** Shows an address of this site as a QR code; a stranger's address never, since it would look like ours. */
export default function QrCodePage() {
  const text = useQueryParams().get('text') ?? '';
  const words = useTexts(registrationTexts);
  const { follow } = useEntryWay();
  const address = ownAddress(text, window.location.origin);

  const content = () => {
    if (!text) return <Empty text={words.qrMissing} hint={words.qrMissingText} />;
    if (!address) return <Empty text={words.qrForeign} hint={words.qrForeignText} />;
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
