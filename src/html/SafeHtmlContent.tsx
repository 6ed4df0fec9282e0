import { useLayoutEffect, useRef } from 'react';
import type { MediaServer } from '../rules/media-url.ts';
import { pageUrl } from '../rules/page-url.ts';
import { useStyles } from '../theme/useStyles.ts';
import css from './safe-html.css?inline';
import { createSanitizer, type Sanitize } from './sanitize.ts';

export interface SafeHtmlProps {
  /** The unsanitized HTML of the server. */
  html: string;
  /** Names the API, to which its relative links and pictures belong, and whose paths no picture requests. */
  server: MediaServer;
  className?: string;
}

/** The sanitizer is created on first use and shared by the page. */
let sanitize: Sanitize | null = null;

/** The content of `SafeHtml`; it lives in the same chunk as the sanitizer. */
export function SafeHtmlContent({ html, server: { api, paths }, className }: SafeHtmlProps) {
  useStyles(css);
  const container = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    sanitize ??= createSanitizer();
    const page = pageUrl();
    const base = api ? new URL(api, page).href : page;
    container.current?.replaceChildren(sanitize(html, base, paths));
  }, [html, api, paths]);

  return (
    <div ref={container} className={className ? `portal-html ${className}` : 'portal-html'} part="html" />
  );
}
