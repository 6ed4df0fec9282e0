import type { MouseEvent } from 'react';
import { Button, type ButtonLook } from '../../src/ui/Button.tsx';
import { linkClick, type OnNavigate } from '../../src/ui/navigate.ts';

interface LinkButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'icon'> {
  url: string;
  onNavigate: OnNavigate | undefined;
  children: string;
}

/** A link that looks like a button. */
export function LinkButton({ url, onNavigate, ...look }: LinkButtonProps) {
  return (
    <Button
      {...look}
      href={url}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => linkClick(event, { url }, onNavigate)}
    />
  );
}
