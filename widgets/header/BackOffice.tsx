import { useState } from 'react';
import { MonitorCog } from 'lucide-react';
import { usePortal } from '../../src/data/portal-context.ts';
import { PortalError } from '../../src/http/errors.ts';
import { handOverAddress, openWithSession } from '../../src/session/hand-over.ts';
import { headerTexts } from '../../src/texts/header.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Button } from '../../src/ui/Button.tsx';
import { IconButton } from '../../src/ui/IconButton.tsx';
import { useToast } from '../../src/ui/surface-context.ts';

/** Opens the back office in a new window, with the session; nothing where that is not configured or not allowed. */
export default function BackOffice({ isCompact }: { isCompact: boolean }) {
  const words = useTexts(headerTexts);
  const portal = usePortal();
  const toast = useToast();
  const [isOpening, setOpening] = useState(false);
  const link = portal.config.links.backOffice;
  if (!handOverAddress(portal, link)) return null;

  const open = async () => {
    setOpening(true);
    try {
      await openWithSession(portal, link);
    } catch (error) {
      if (!(error instanceof PortalError)) throw error;
      if (!error.shown) toast({ tone: 'error', text: error.message });
    } finally {
      setOpening(false);
    }
  };
  const shared = {
    icon: <MonitorCog aria-hidden="true" />,
    busy: isOpening,
    onClick: () => void open(),
  };
  return isCompact ? (
    <IconButton {...shared} label={words.backOffice} />
  ) : (
    <Button {...shared} className="portal-header-office">
      {words.backOffice}
    </Button>
  );
}
