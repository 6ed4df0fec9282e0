import { pageOrigin } from '#src/rules/page-url.ts';
import { safeUrl } from '#src/rules/safe-url.ts';
import { registrationTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { QrCode } from '#src/ui/media/QrCode.tsx';
import css from '../login.css?inline';

/** Shows an http(s) URL as a QR code, to open it on a phone. */
export function QrPanel({ address }: { address: string }) {
  useStyles(css);
  const words = useTexts(registrationTexts);
  return (
    <div className="portal-login-scan">
      <div className="portal-login-scan-code">
        <QrCode text={safeUrl(address, pageOrigin())} label={words.qrImage} size={198} />
      </div>
      <p className="portal-login-scan-title">{words.qrText}</p>
      <p className="portal-login-scan-text">{address}</p>
    </div>
  );
}
