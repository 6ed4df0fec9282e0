/*
 * Replaces Vite's module of the same name, which requests a stylesheet only once: a page that failed offline would come
 * without its styles when it is retried.
 */

const stylesheets = new Map<string, Promise<void>>();

/** Loads a chunk together with the stylesheets that the build has extracted from it. */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const sheets = files.filter((file) => file.endsWith('.css'));
  const [module] = await Promise.all([load(), ...sheets.map(loadStylesheet)]);
  return module;
}

function loadStylesheet(file: string): Promise<void> {
  const { href } = new URL(`/${file}`, window.location.href);
  const known = stylesheets.get(href);
  if (known) return known;
  const loading = isInPage(href) ? Promise.resolve() : append(href);
  stylesheets.set(href, loading);
  loading.catch(() => stylesheets.delete(href));
  return loading;
}

function isInPage(href: string): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return [...links].some((link) => link.href === href);
}

function append(href: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new TypeError(`Failed to load ${href}`));
    });
    document.head.append(link);
  });
}
