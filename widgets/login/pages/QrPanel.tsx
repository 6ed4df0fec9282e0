import { parseUrl } from '#src/rules/parse-url.ts';
import { webUrl } from '#src/rules/safe-url.ts';
import { registrationTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { QrCode } from '#src/ui/media/QrCode.tsx';
import css from '../login.css?inline';

/** Shows a whole URL, http or https, as a QR code, to open it on a phone. */
export function QrPanel({ address }: { address: string }) {
  useStyles(css);
  const words = useTexts(registrationTexts);
  return (
    <div className="portal-login-scan">
      <div className="portal-login-scan-code">
        <QrCode text={webUrl(parseUrl(address))} label={words.qrImage} size={198} />
      </div>
      <p className="portal-login-scan-title">{words.qrText}</p>
      <p className="portal-login-scan-text">{address}</p>
    </div>
  );
}
