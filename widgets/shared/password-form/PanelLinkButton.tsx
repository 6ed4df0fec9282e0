import type { SafeUrl } from '#src/rules/safe-url.ts';
import type { MouseEvent } from 'react';
import { usePortalUrl } from '#src/data/usePortalUrl.ts';
import { Button, type ButtonLook } from '#src/ui/buttons/Button.tsx';
import { linkClick, type OnNavigate } from '#src/ui/navigation/navigate.ts';

interface PanelLinkButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'icon'> {
  /** The path of a page of the portal, or an absolute URL. */
  url: SafeUrl;
  onNavigate: OnNavigate | undefined;
  children: string;
}

/** Renders a link with the look of a button. */
export function PanelLinkButton({ url: path, onNavigate, ...look }: PanelLinkButtonProps) {
  const url = usePortalUrl(path);
  return (
    <Button
      {...look}
      href={url}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => linkClick(event, { url }, onNavigate)}
    />
  );
}
