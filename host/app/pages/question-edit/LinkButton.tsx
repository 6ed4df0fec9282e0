import type { ReactNode } from 'react';
import { Button } from '#src/ui/buttons/Button.tsx';
import { linkClick } from '#src/ui/navigation/navigate.ts';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';

/** A way on, where there is nothing to edit. */
export function LinkButton({ to, children }: { to: string; children: ReactNode }) {
  const follow = useNavigateHandler();
  return (
    <Button variant="primary" href={to} onClick={(event) => linkClick(event, { url: to }, follow)}>
      {children}
    </Button>
  );
}
