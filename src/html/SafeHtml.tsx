import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePortal } from '../data/portal-context.ts';
import { useStyles } from '../theme/useStyles.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';
import css from './safe-html.css?inline';
import type { Sanitize } from './sanitize.ts';

let loading: Promise<Sanitize> | null = null;
let loaded: Sanitize | null = null;

/** One sanitizer per page; a failed load is tried again by whoever asks next. */
function loadSanitizer(): Promise<Sanitize> {
  loading ??= import('./sanitize.ts').then(
    ({ createSanitizer }) => (loaded = createSanitizer()),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

export interface SafeHtmlProps {
  /** HTML as the server sent it. */
  html: string;
  className?: string;
}

/** The one way in which HTML of the server reaches the page. The sanitizer is loaded with the first one. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  useStyles(css);
  const { config } = usePortal();
  const [sanitize, setSanitize] = useState<{ run: Sanitize } | null>(() => loaded && { run: loaded });
  const [attempt, setAttempt] = useState(0);
  const [isFailed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (sanitize) return;
    let gone = false;
    loadSanitizer().then(
      (run) => {
        if (!gone) setSanitize({ run });
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [sanitize, attempt]);

  useLayoutEffect(() => {
    const { href } = window.location;
    const base = config.api ? new URL(config.api, href).href : href;
    if (sanitize) place.current?.replaceChildren(sanitize.run(html, base));
  }, [sanitize, html, config.api]);

  if (isFailed && !sanitize) {
    const retry = () => {
      setFailed(false);
      setAttempt((count) => count + 1);
    };
    return <ErrorState compact onRetry={retry} />;
  }
  if (!sanitize) {
    return (
      <Loading>
        <Skeleton lines={5} />
      </Loading>
    );
  }
  return <div ref={place} className={className ? `portal-html ${className}` : 'portal-html'} part="html" />;
}
