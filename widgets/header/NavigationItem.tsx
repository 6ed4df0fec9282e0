import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import { headerTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { linkClick, type OnNavigate } from '#src/ui/navigation/navigate.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import type { NavigationLink } from './navigation.ts';

interface NavigationItemProps {
  link: NavigationLink;
  className: string;
  onNavigate: OnNavigate | undefined;
  /** Called after the navigation has started, by the browser or by the host page. */
  onFollowed?: () => void;
}

export function NavigationItem({ link, className, onNavigate, onFollowed }: NavigationItemProps) {
  const words = useTexts(headerTexts);
  const { url, name, isExternal, current } = link;
  return (
    <Anchor
      className={className}
      part="nav-link"
      href={url}
      aria-current={current}
      target={isExternal ? '_blank' : undefined}
      rel={isExternal ? 'noopener noreferrer' : undefined}
      onClick={(event) => {
        linkClick(event, wishOf(link), onNavigate);
        onFollowed?.();
      }}
    >
      {name}
      {isExternal ? <VisuallyHidden>{words.newWindow}</VisuallyHidden> : null}
    </Anchor>
  );
}

export function wishOf({ url, isExternal }: NavigationLink) {
  return isExternal ? ({ url, target: '_blank' } as const) : { url };
}
