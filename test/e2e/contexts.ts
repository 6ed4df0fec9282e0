import type { BrowserContext, BrowserContextOptions } from 'playwright';

export interface VisitOptions {
  width?: number;
  height?: number;
  dark?: boolean;
  userAgent?: string;
  /** False switches scripts off. */
  javaScriptEnabled?: boolean;
}

/** A context of the browser, and what it was made with. */
export interface Opened {
  settings: BrowserContextOptions;
  context: BrowserContext;
  /** It belongs to a first visit, and serves no other. */
  isFirst: boolean;
}

export function settingsOf({
  width = 1440,
  height = 900,
  dark = false,
  userAgent,
  javaScriptEnabled = true,
}: VisitOptions): BrowserContextOptions {
  return {
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    locale: 'zh-CN',
    reducedMotion: 'reduce',
    javaScriptEnabled,
    ...(userAgent ? { userAgent } : {}),
  };
}

/** Closes the pages of a visit; returns its context if it can serve another one. */
export async function leave(opened: Opened): Promise<Opened | undefined> {
  const { context, isFirst } = opened;
  if (context.isClosed() || isFirst) {
    await context.close();
    return undefined;
  }
  await Promise.all(context.pages().map((page) => page.close()));
  await Promise.all([context.clearCookies(), context.clearPermissions(), context.setOffline(false)]);
  return opened;
}
