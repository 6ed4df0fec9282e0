import { RotateCw } from 'lucide-react';
import { useSettings } from '#src/data/useSettings.ts';
import { useScan } from '#src/data/login/useScan.ts';
import { askAfterBindingScan } from '#src/session/login/wechat-binding.ts';
import { bindingTexts } from '#src/texts/binding.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Dialog } from '#src/ui/dialogs/Dialog.tsx';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { QrCode } from '#src/ui/media/QrCode.tsx';
import { Spinner } from '#src/ui/states/Spinner.tsx';
import css from './wechat-dialog.css?inline';

export interface WechatDialogProps {
  onBound: () => void;
  onClose: () => void;
}

/** Shows a QR code that binds the WeChat account that scans it. */
export function WechatDialog({ onBound, onClose }: WechatDialogProps) {
  useStyles(css);
  const words = useTexts(bindingTexts);
  const { links } = useSettings();
  const isConfigured = links.wechatAuthorize !== '';
  const { address, isOver, failure, refresh } = useScan(isConfigured, {
    onEnd: onBound,
    generalFailure: words.wechatFailed,
    wayBack: window.location.pathname,
    ask: askAfterBindingScan,
  });

  return (
    <Dialog open size="small" title={words.wechatTitle} onOpenChange={onClose}>
      {isConfigured ? (
        <div className="portal-wechat">
          <p className="portal-wechat-title">{words.wechatScan}</p>
          <div className="portal-wechat-code">
            {address ? (
              <QrCode text={address} label={words.wechatImage} size={198} />
            ) : (
              <Spinner label={words.wechatLoading} />
            )}
            {isOver ? (
              <div className="portal-wechat-over">
                <p>{words.wechatExpired}</p>
                <Button variant="primary" icon={<RotateCw aria-hidden="true" />} onClick={refresh}>
                  {words.wechatRefresh}
                </Button>
              </div>
            ) : null}
          </div>
          <FormAlert text={failure} />
          <p className="portal-wechat-text">{words.wechatText}</p>
          {address && !isOver ? (
            <Button variant="link" href={address}>
              {words.wechatHere}
            </Button>
          ) : null}
        </div>
      ) : (
        <EmptyState compact text={words.wechatMissing} />
      )}
    </Dialog>
  );
}
