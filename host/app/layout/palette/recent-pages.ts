import * as v from 'valibot';
import { looksSecret } from '#src/rules/shown-names.ts';
import { pathUrl, type CheckedUrl } from '#src/rules/safe-url.ts';
import { readStored, writeStored } from '#src/session/storage.ts';
import { RECENT_OWNERS_MAX, RECENT_PAGES_MAX } from '../../limits.ts';
import type { PageRoute } from '../../routing/routes.ts';

const recentPage = v.object({
  /** The route. */
  name: v.string(),
  /** The path, and the item that it shows. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** The title that the page gives itself; '' if that is the title of its route. */
  title: v.string(),
});
export type RecentPage = v.InferOutput<typeof recentPage>;

/** The pages that a user has opened in an organisation, the latest first. */
const recentPages = v.object({ owner: v.string(), pages: v.array(recentPage) });

const allRecent = () => readStored('recentPages', v.array(recentPages)) ?? [];

export function readRecentPages(owner: string): readonly RecentPage[] {
  return allRecent().find((one) => one.owner === owner)?.pages ?? [];
}

export function writeRecentPages(owner: string, pages: readonly RecentPage[]): void {
  const others = allRecent().filter((one) => one.owner !== owner);
  writeStored('recentPages', [{ owner, pages }, ...others].slice(0, RECENT_OWNERS_MAX));
}

/** The parameters that say which item, or which part of it, a page shows; others are choices in a list. */
const itemNames = ['id', 'lesson'];

/** The address of a page without its hash, and without what does not name its item. */
export function pathOfPage(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://portal');
  const kept = itemNames.flatMap((name) => {
    const value = searchParams.get(name);
    return value && !looksSecret(value) ? [[name, value]] : [];
  });
  return kept.length > 0 ? `${pathname}?${new URLSearchParams(kept)}` : pathname;
}

export function urlOfPage(path: string): CheckedUrl {
  return pathUrl(new URL(path, 'http://portal'));
}

/** Log-in and error pages are no places to come back to, and the search keeps its texts itself. */
export const isRemembered = ({ name, meta }: PageRoute): boolean =>
  !meta.sessionless && !meta.hiddenHeader && !meta.bareHeader && name !== 'search';

/** Puts a page first. Its title may come later than the page itself. */
export function withPage(pages: readonly RecentPage[], page: RecentPage): readonly RecentPage[] {
  const known = pages.find(({ path }) => path === page.path);
  const others = pages.filter((one) => one !== known);
  const latest = { ...page, title: page.title || (known?.title ?? '') };
  return [latest, ...others].slice(0, RECENT_PAGES_MAX);
}
