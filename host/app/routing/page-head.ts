import { setAddress } from '#src/rules/address-sinks.ts';
import { webUrl } from '#src/rules/safe-url.ts';
import { createContext, useContext, useEffect } from 'react';

/** The title and description of a page that knows more about itself than its route does. */
export interface PageHead {
  /** Replaces the title of the route. */
  title?: string | undefined;
  description?: string | undefined;
  /** The page's path with the parts of its query that matter; links to its other spellings count as this one. */
  canonical?: string | undefined;
  /** Search engines shall forget the page, since the item does not exist. */
  isMissing?: boolean;
}

/** Shows a head, and returns the function that takes it back. */
export const PageHeadContext = createContext<(head: PageHead) => () => void>(() => () => {});

/** Describes the page in the document's head while it is shown. */
export function usePageHead({ title, description, canonical, isMissing = false }: PageHead): void {
  const showHead = useContext(PageHeadContext);
  useEffect(
    () => showHead({ title, description, canonical, isMissing }),
    [showHead, title, description, canonical, isMissing],
  );
}

/** The portal's own description, for pages without one. */
let ownDescription: string | undefined;

/** Writes title and head into the document; what was written before is replaced. */
export function writeHead(head: PageHead | null, titles: { page: string; organisation: string }): void {
  document.title = [head?.title || titles.page, titles.organisation].filter(Boolean).join(' - ');
  ownDescription ??= document.head.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '';
  setMeta('description', head?.description || ownDescription);
  setMeta('robots', head?.isMissing ? 'noindex' : undefined);
  const link = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!head?.canonical) {
    link?.remove();
    return;
  }
  const element = link ?? document.createElement('link');
  element.rel = 'canonical';
  setAddress(element, webUrl(new URL(head.canonical, window.location.origin)));
  if (!link) document.head.append(element);
}

/** The pages of the log-in send no referrer, since their address may carry a key; the server's header says the same. */
export function writeReferrerPolicy(isLogin: boolean): void {
  setMeta('referrer', isLogin ? 'no-referrer' : 'strict-origin');
}

function setMeta(name: string, content: string | undefined): void {
  const meta = document.head.querySelector<HTMLMetaElement>(`meta[name=${name}]`);
  if (!content) {
    meta?.remove();
    return;
  }
  const element = meta ?? document.createElement('meta');
  element.name = name;
  element.content = content;
  if (!meta) document.head.append(element);
}
