import { safeUrl } from '#src/rules/safe-url.ts';
import { defaultBrand } from '../package/css-properties.ts';
import { byId, make } from './dom.ts';
import { defaultOrg, queryOf, readSettings, type GallerySettings } from './settings.ts';
import { setAddress } from '#src/rules/address-sinks.ts';
import { leavePage } from '#src/ui/navigation/leave-page.ts';

/** The form for brand, theme, locale and organisation: the brand applies at once, the others reload the page. */
export function bindThemeForm(settings: GallerySettings): void {
  const form = byId('theme-form');
  const field = (name: string) => {
    const found = form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
    if (!found) throw new Error(`the form has no field ${name}`);
    return found;
  };
  const org = field('org');
  const chosen = settings.org || defaultOrg;
  if (![...org.querySelectorAll('option')].some(({ value }) => value === chosen)) {
    org.append(make('option', { value: chosen }, chosen));
  }
  org.value = chosen;
  field('theme').value = settings.theme;
  field('locale').value = settings.locale;

  const brand = field('brand');
  const paint = (colour: string) => {
    brand.value = colour || defaultBrand;
    const { style } = document.documentElement;
    if (colour) style.setProperty('--portal-brand', colour);
    else style.removeProperty('--portal-brand');
    // The studio reads the same names.
    const { locale } = settings;
    setAddress(byId('to-studio'), `/brand.html${queryOf({ ...readSettings(''), locale, brand: colour })}`);
  };
  paint(settings.brand);
  let colour = settings.brand;
  const keep = (value: string) => {
    colour = value;
    paint(value);
    const query = queryOf({ ...readSettings(location.search), brand: value });
    history.replaceState(history.state, '', location.pathname + query + location.hash);
  };
  brand.addEventListener('input', () => keep(brand.value));
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    keep('');
  });

  document.documentElement.dataset.theme = settings.theme;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Parsed again, so that only valid values go into the address.
    const chosenSettings = readSettings(
      new URLSearchParams({
        org: org.value,
        theme: field('theme').value,
        locale: field('locale').value,
      }).toString(),
    );
    leavePage(
      safeUrl(
        location.pathname + queryOf({ ...chosenSettings, brand: colour, only: settings.only }),
        location.href,
      ),
    );
  });
}
