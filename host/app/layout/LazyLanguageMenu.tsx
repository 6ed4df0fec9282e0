import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';

const place = () => <span className="portal-language-menu" />;

/** Loaded lazily: few need it, and its place is kept. */
export const LanguageMenu = lazyComponent<object>(
  () => import('./LanguageMenu.tsx').then((module) => module.default),
  { pending: place, failed: place },
);
