import type { SafeUrl } from '#src/rules/safe-url.ts';
import { Button, type ButtonLook } from '#src/ui/buttons/Button.tsx';
import { linkClick } from '#src/ui/navigation/navigate.ts';
import { useNavigateHandler } from '../layout/useNavigateHandler.ts';

interface LinkButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'icon'> {
  href: SafeUrl;
  className?: string;
  children: string;
}

/** A link to another page of the portal that looks like a button. */
export function LinkButton({ href, ...button }: LinkButtonProps) {
  const follow = useNavigateHandler();
  return <Button {...button} href={href} onClick={(event) => linkClick(event, { url: href }, follow)} />;
}
