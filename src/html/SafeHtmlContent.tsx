import { useLayoutEffect, useRef } from 'react';
import { usePortal } from '../data/portal-context.ts';
import { useStyles } from '../theme/useStyles.ts';
import type { SafeHtmlProps } from './SafeHtml.tsx';
import css from './safe-html.css?inline';
import { createSanitizer, type Sanitize } from './sanitize.ts';

/** The sanitizer is created on first use and shared by the page. */
let sanitize: Sanitize | null = null;

/** The content of `SafeHtml`; it lives in the same chunk as the sanitizer. */
export function SafeHtmlContent({ html, className }: SafeHtmlProps) {
  useStyles(css);
  const { config } = usePortal();
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    sanitize ??= createSanitizer();
    const { href } = window.location;
    const base = config.api ? new URL(config.api, href).href : href;
    place.current?.replaceChildren(sanitize(html, base));
  }, [html, config.api]);

  return <div ref={place} className={className ? `portal-html ${className}` : 'portal-html'} part="html" />;
}
