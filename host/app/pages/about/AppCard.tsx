import { Download, Monitor, Smartphone } from 'lucide-react';
import type { AppRelease } from '../../../../src/config.ts';
import { fill } from '../../../../src/texts/texts.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { Button } from '../../../../src/ui/Button.tsx';
import { QrCode } from '../../../../src/ui/QrCode.tsx';
import { appTexts } from './texts.ts';

const desktop = new Set<string>(['windows', 'mac']);

interface AppCardProps extends AppRelease {
  /** It is for the platform of this very device. */
  isInUse: boolean;
}

/** An app for one platform: what it is called, its QR code, and the link that the code holds. */
export function AppCard({ platform, url, version, isInUse }: AppCardProps) {
  const words = useTexts(appTexts);
  const name = words[platform];
  const isDesktop = desktop.has(platform);
  const Icon = isDesktop ? Monitor : Smartphone;
  return (
    <li className="portal-app" data-in-use={isInUse || undefined}>
      <h2>
        <Icon size={20} aria-hidden="true" />
        {name}
      </h2>
      <p className="portal-app-facts">
        {version ? <span>{fill(words.version, { version })}</span> : null}
        {isInUse ? <span className="portal-app-mark">{words.current}</span> : null}
      </p>
      <div className="portal-app-code">
        {isDesktop ? (
          <Monitor size={96} strokeWidth={1} aria-hidden="true" />
        ) : (
          <QrCode text={url} label={fill(words.scanOf, { platform: name })} size={152} />
        )}
      </div>
      <p className="portal-app-hint">{isDesktop ? null : words.scan}</p>
      <Button
        block
        variant={isInUse ? 'primary' : 'secondary'}
        icon={<Download size={16} aria-hidden="true" />}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={fill(words.getOf, { platform: name })}
      >
        {words.get}
      </Button>
    </li>
  );
}
