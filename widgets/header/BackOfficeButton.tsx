import { MonitorCog } from 'lucide-react';
import { getOrgUserInfo } from '#src/api/account.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useTokenHandoff } from '#src/data/login/useTokenHandoff.ts';
import { headerTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';

export interface BackOfficeButtonProps {
  isCompact: boolean;
}

/** Opens the back office in a new window with the session; renders nothing if it is not configured or not allowed. */
export default function BackOfficeButton({ isCompact }: BackOfficeButtonProps) {
  const words = useTexts(headerTexts);
  const { isPossible, isOpening, open } = useTokenHandoff('backOffice');
  // An administrator of the platform may be a plain member of this organisation, whose back office it is.
  const { data } = useQuery(getOrgUserInfo, isPossible ? undefined : null);
  if (!isPossible || data?.admin === false) return null;

  const shared = { icon: <MonitorCog aria-hidden="true" />, busy: isOpening, onClick: open };
  return isCompact ? (
    <IconButton {...shared} label={words.backOffice} />
  ) : (
    <Button {...shared} className="portal-header-office">
      {words.backOffice}
    </Button>
  );
}
