import { carriesLogin, endsSession } from '#src/rules/carries-login.ts';
import { sameOriginUrl } from '#src/rules/safe-url.ts';
import { linkLoginTexts } from '#src/texts/link-login.ts';
import { qrCodeTexts } from '#src/texts/qr-code.ts';
import { registrationTexts, AuthCard, AuthLayout, QrPanel } from '#widgets/login/index.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { qrModules } from '#src/ui/media/qr-modules.ts';
import { useLoginRedirect } from './useLoginRedirect.ts';
import { useQueryParams } from '../../history/useQueryParams.ts';

/**
 * Shows a same-origin URL as a QR code. Foreign URLs are rejected, since they would look like ours, and so are login
 * URLs, which could log the user's phone in to an attacker's account, and URLs that would end the session there.
 */
export default function QrCodePage() {
  const text = useQueryParams().get('text') ?? '';
  const words = useTexts(registrationTexts);
  const linkWords = useTexts(linkLoginTexts);
  const qrWords = useTexts(qrCodeTexts);
  const { follow } = useLoginRedirect();
  const address = sameOriginUrl(text, window.location.origin);

  const content = () => {
    if (!text) return <EmptyState text={words.qrMissing} hint={words.qrMissingText} />;
    if (!address) return <EmptyState text={words.qrForeign} hint={words.qrForeignText} />;
    if (carriesLogin(address, window.location.origin)) {
      return <EmptyState text={linkWords.qrLogin} hint={linkWords.qrLoginText} />;
    }
    if (endsSession(address, window.location.origin)) {
      return <EmptyState text={linkWords.qrLeave} hint={linkWords.qrLeaveText} />;
    }
    if (!qrModules(address)) return <EmptyState text={qrWords.qrTooLong} />;
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
