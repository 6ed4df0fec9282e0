import type { MouseEvent } from 'react';
import { useLoginUrl } from '../../src/data/useLoginUrl.ts';
import { notificationTexts } from './texts.ts';
import { uiTexts } from '../../src/texts/ui.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Button } from '../../src/ui/Button.tsx';
import { linkClick } from '../../src/ui/navigate.ts';
// Not by `Empty` and `ErrorState`, which would fetch it in a second step.
import { StateView } from '../../src/ui/StateView.tsx';
import type { OnNotice } from './on-notice.ts';

export interface NoticesStateProps {
  of: 'signed-out' | 'error' | 'empty';
  compact?: boolean;
  hint?: string;
  /** Of an error. */
  message?: string;
  busy?: boolean;
  onRetry?: () => void;
  onNavigate: OnNotice | undefined;
}

/** Nobody is signed in, loading has failed, or there is nothing. */
export function NoticesStateView({
  of,
  compact = false,
  hint,
  message,
  busy,
  onRetry,
  onNavigate,
}: NoticesStateProps) {
  const words = useTexts(uiTexts);
  if (of === 'signed-out') return <SignedOut compact={compact} onNavigate={onNavigate} />;
  if (of === 'error') {
    return (
      <StateView of="error" compact={compact} busy={busy} onRetry={onRetry}>
        <p className="portal-state-text" data-strong="">
          {words.errorTitle}
        </p>
        <p className="portal-state-hint">{message || words.errorText}</p>
      </StateView>
    );
  }
  return (
    <StateView of="empty" compact={compact}>
      <p className="portal-state-text">{words.empty}</p>
      {hint ? <p className="portal-state-hint">{hint}</p> : null}
    </StateView>
  );
}

/** Leads to the log-in, and back. */
function SignedOut({ compact, onNavigate }: { compact: boolean } & Pick<NoticesStateProps, 'onNavigate'>) {
  const words = useTexts(notificationTexts);
  const url = useLoginUrl();
  return (
    <StateView of="empty" compact={compact}>
      <p className="portal-state-text">{words.signedOut}</p>
      <div className="portal-state-action">
        <Button
          variant="primary"
          href={url}
          onClick={(event: MouseEvent<HTMLAnchorElement>) => linkClick(event, { url }, onNavigate)}
        >
          {words.login}
        </Button>
      </div>
    </StateView>
  );
}
