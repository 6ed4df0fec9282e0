import { usePortal } from '../data/portal-context.ts';
import { useLayoutEffect, useRef } from 'react';
import { pageUrl } from '../rules/page-url.ts';
import { useStyles } from '../theme/useStyles.ts';
import css from './safe-html.css?inline';
import { createSanitizer, type Sanitize } from './sanitize.ts';

export interface SafeHtmlProps {
  /** The unsanitized HTML of the server. */
  html: string;
  /** The origin of its relative links and pictures, i.e. the API's; '' for the page's own. */
  origin: string;
  className?: string;
}

/** The sanitizer is created on first use and shared by the page. */
let sanitize: Sanitize | null = null;

/** The content of `SafeHtml`; it lives in the same chunk as the sanitizer. */
export function SafeHtmlContent({ html, origin, className }: SafeHtmlProps) {
  useStyles(css);
  const { paths } = usePortal().config;
  const container = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    sanitize ??= createSanitizer();
    const page = pageUrl();
    const base = origin ? new URL(origin, page).href : page;
    container.current?.replaceChildren(sanitize(html, base, paths));
  }, [html, origin, paths]);

  return (
    <div ref={container} className={className ? `portal-html ${className}` : 'portal-html'} part="html" />
  );
}
