import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import { pagePaths } from '#src/page-paths.ts';
import { useState } from 'react';
import { RotateCw } from 'lucide-react';
import { useSettings } from '#src/data/useSettings.ts';
import { useScan } from '#src/data/login/useScan.ts';
import { loginTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { QrCode } from '#src/ui/media/QrCode.tsx';
import { Spinner } from '#src/ui/states/Spinner.tsx';
import type { Navigate } from './AuthLink.tsx';
import { PhoneBindingForm } from './PhoneBindingForm.tsx';

export interface ScanPanelProps {
  /** The scan is polled only while the code is visible. */
  active: boolean;
  onLoggedIn: (otherwise: string) => void;
  onNavigate: Navigate | undefined;
}

/** Logs in with WeChat by a QR code; after the first scan, the user binds an account. */
export default function ScanPanel({ active, onLoggedIn, onNavigate }: ScanPanelProps) {
  const words = useTexts(loginTexts);
  const { links } = useSettings();
  const [isBinding, setBinding] = useState(false);
  const isConfigured = links.wechatAuthorize !== '';
  const { address, isOver, failure, refresh } = useScan(active && isConfigured && !isBinding, {
    onEnd({ to }) {
      if (to !== pagePaths.wxPhoneBinding) onLoggedIn(pagePaths.workbench);
      else if (onNavigate?.({ url: pagePaths.wxPhoneBinding }) !== false) setBinding(true);
    },
    generalFailure: words.failed,
  });

  if (!isConfigured) return <EmptyState text={words.scanMissing} compact />;
  if (isBinding) return <PhoneBindingForm onLoggedIn={() => onLoggedIn(pagePaths.workbench)} />;
  return (
    <div className="portal-login-scan">
      <p className="portal-login-scan-title">{words.scanTitle}</p>
      <div className="portal-login-scan-code">
        {address ? (
          <QrCode text={address} label={words.scanImage} size={198} />
        ) : (
          <Spinner label={words.scanLoading} />
        )}
        {isOver ? (
          <div className="portal-login-scan-over">
            <p>{words.scanExpired}</p>
            <Button variant="primary" icon={<RotateCw aria-hidden="true" />} onClick={refresh}>
              {words.scanRefresh}
            </Button>
          </div>
        ) : null}
      </div>
      <FormAlert text={failure} />
      <p className="portal-login-scan-text">{words.scanText}</p>
      {address && !isOver ? (
        <Anchor className="portal-login-link" href={address}>
          {words.scanOnPhone}
        </Anchor>
      ) : null}
    </div>
  );
}
