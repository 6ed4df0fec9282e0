import { useSearch } from 'wouter';
import { sameOriginUrl } from '../../../../src/rules/same-origin-url.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { Empty } from '../../../../src/ui/Empty.tsx';
import { AuthCard, AuthLayout, QrPanel, registrationTexts } from '../../../../widgets/login/index.ts';
import { useLoginRedirect } from './useLoginRedirect.ts';

/** Shows an address of this site as a QR code; a stranger's address never, since it would look like ours. */
export default function QrCodePage() {
  const text = new URLSearchParams(useSearch()).get('text') ?? '';
  const words = useTexts(registrationTexts);
  const { follow } = useLoginRedirect();
  const address = sameOriginUrl(text, window.location.origin);

  const content = () => {
    if (!text) return <Empty text={words.qrMissing} hint={words.qrMissingText} />;
    if (!address) return <Empty text={words.qrForeign} hint={words.qrForeignText} />;
    return <QrPanel address={address} />;
  };
  return (
    <AuthLayout>
      <AuthCard title={words.qrTitle} onNavigate={follow}>
        {content()}
      </AuthCard>
    </AuthLayout>
  );
}
