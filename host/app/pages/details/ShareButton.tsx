import type { SafeUrl } from '#src/rules/safe-url.ts';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { usePortal, useSession } from '#src/data/portal-context.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { useLazyLoad } from '#src/ui/loading/useLazyLoad.ts';
import type { ShareDialogProps } from './ShareDialog.tsx';
import { sharedUrl } from '../../content/shared-url.ts';
import { detailsTexts } from './texts.ts';

const ShareDialog = lazyComponent<ShareDialogProps>(() =>
  import('./ShareDialog.tsx').then((module) => module.ShareDialog),
);

interface ShareButtonProps {
  title: string;
  /** The canonical path of the page. */
  path: string;
}

/** Shares a page by the system's share sheet, or in a dialog with its link and QR code where there is none. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const words = useTexts(detailsTexts);
  const { config } = usePortal();
  const orgCode = useSession((session) => session.orgCode);
  const [url, setUrl] = useState<SafeUrl>('');
  const isReady = useLazyLoad(ShareDialog, url !== '', () => setUrl(''));

  async function share(): Promise<void> {
    const shared = sharedUrl(path, window.location.origin, { orgCode, defaultOrg: config.org });
    if (typeof navigator.share !== 'function') return setUrl(shared);
    try {
      // oxlint-disable-next-line floor/newer -- looked for above
      await navigator.share({ title, url: shared });
    } catch (error) {
      // The user has closed the share sheet; any other failure means that it does not work here.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setUrl(shared);
    }
  }

  return (
    <>
      <Button
        size="large"
        icon={<Share2 size={18} aria-hidden="true" />}
        busy={url !== '' && !isReady}
        onClick={() => void share()}
      >
        {words.share}
      </Button>
      {isReady ? <ShareDialog url={url} onClose={() => setUrl('')} /> : null}
    </>
  );
}
