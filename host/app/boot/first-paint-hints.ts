import { useEffect } from 'react';
import { usePortal, useSession } from '#src/data/portal-context.ts';
import { writeStored } from '#src/session/storage.ts';

declare global {
  /** The facts that the next first paint of this browser can use before a script of the portal has run. */
  interface FirstPaintHints {
    locale: 'zh-CN' | 'zh-Hant' | 'en';
    theme: 'auto' | 'light' | 'dark';
    brand: string;
    cookieName: string;
    /** False if the organisation admits no guests; null while unknown. */
    isPublic: boolean | null;
  }

  interface Window {
    /** Set by `first-paint.ts` and removed by the start. */
    portalFirstPaint?: {
      /** The browser is too old: the portal does not start. */
      isUnsupported?: boolean;
      /** Stops keeping forms and clicks. */
      stop?(): void;
      /** The form that was submitted before the start. */
      form?: HTMLFormElement;
      /** The last button that was clicked before the start, other than a form's. */
      button?: HTMLButtonElement;
    };
  }
}

/** Remembers for the next visit what `first-paint.ts` reads. */
export function useFirstPaintHints(isPending: boolean): void {
  const { config, language } = usePortal();
  const theme = useSession((session) => session.orgConfig?.theme ?? '');
  const isPublic = useSession((session) => session.orgConfig?.isPublic ?? null);
  useEffect(() => {
    if (isPending) return;
    const hints: FirstPaintHints = {
      locale: language.locale,
      theme: config.theme,
      brand: theme || config.brand,
      cookieName: config.cookieName,
      isPublic,
    };
    writeStored('firstPaint', hints);
  }, [config, language, theme, isPublic, isPending]);
}

/** Ends the first paint once the portal has started: shows what was hidden, and submits and clicks what was kept. */
export function useFirstPaintEnd(isPending: boolean): void {
  useEffect(() => {
    if (isPending) return;
    const { dataset, style } = document.documentElement;
    for (const name of ['theme', 'session', 'otherLocale', 'submitted']) delete dataset[name];
    style.removeProperty('--portal-own-brand');
    const kept = window.portalFirstPaint;
    delete window.portalFirstPaint;
    kept?.stop?.();
    // Not within React's commit, where React would handle the event of a restored field too late.
    queueMicrotask(() => {
      if (kept?.form?.isConnected) kept.form.requestSubmit();
      if (kept?.button?.isConnected) kept.button.click();
    });
  }, [isPending]);
}
