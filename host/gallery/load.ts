import { switchOrganisation } from './organisation.ts';
import { defaultOrg, type GallerySettings } from './settings.ts';

/** Loads the elements by the script line that any page uses. */
export function loadElements({ org, theme, locale }: GallerySettings): void {
  if (org) switchOrganisation(org);
  const script = document.createElement('script');
  script.type = 'module';
  script.src = new URL('/cdn/portal.js', location.href).href;
  Object.assign(script.dataset, {
    api: '',
    org: org || defaultOrg,
    theme,
    locale,
    config: '/portal.config.json',
  });
  document.head.append(script);
}
