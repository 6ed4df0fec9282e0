import type { SafeUrl } from '#src/rules/safe-url.ts';
import { useEffect, useRef, type MouseEvent } from 'react';
import { CircleCheckBig } from 'lucide-react';
import { Button } from '#src/ui/buttons/Button.tsx';
import { linkClick, type OnNavigate } from '#src/ui/navigation/navigate.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import css from './success-view.css?inline';

interface DoneProps {
  title: string;
  text: string;
  link: { label: string; url: SafeUrl };
  /** True after an action rather than on page load; the focus lets a screen reader announce the result. */
  takesFocus?: boolean;
  onNavigate: OnNavigate | undefined;
}

/** Shows the success of an action and a link to the next page. */
export function SuccessView({ title, text, link, takesFocus = false, onNavigate }: DoneProps) {
  useStyles(css);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="portal-data-done">
      <CircleCheckBig size={48} strokeWidth={1.5} aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <div className="portal-data-actions">
        <Button
          variant="primary"
          href={link.url}
          onClick={(event: MouseEvent<HTMLAnchorElement>) => linkClick(event, { url: link.url }, onNavigate)}
        >
          {link.label}
        </Button>
      </div>
    </div>
  );
}
