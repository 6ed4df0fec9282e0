import { fill } from '#src/texts/texts.ts';
import { parseColour } from '#src/theme/computed-tones.ts';
import { defaultBrand } from '../../package/css-properties.ts';
import { codeBlock } from '../copy.ts';
import { byId } from '../dom.ts';
import { translatePage } from '../words.ts';
import { queryOf, readState, resetState, type BrandState, type TypedName } from './brand-state.ts';
import { brandOf, cssText, type Brand } from './brand-values.ts';
import { fieldNamed, form, hasFault, readForm, sayFault, writeForm } from './form.ts';
import { hexOf } from './hex.ts';
import { showLinks } from './links.ts';
import { bindLogo } from './logo-field.ts';
import { openPreview } from './preview.ts';
import { showTones } from './tone-table.ts';
import { openTones } from './tones.ts';
import { brandWords as words } from './words.ts';

/** Browsers refuse to write the address for every step of a slider. */
const ADDRESS_DELAY_MS = 200;

translatePage(words);
const code = codeBlock(words.css);
byId('code').append(code.element);
const tonesOf = openTones();
const showPreview = openPreview(byId('pages'));
const logo = bindLogo(() => show(readForm()));

const faultTexts: Readonly<Record<Exclude<TypedName, 'logo'>, string>> = {
  brand: words.noColour,
  ownFont: words.noFont,
  height: words.noLength,
  spacing: words.noLength,
};

let css = '';

/** `typing` names the field that is being filled in: its text is not called wrong before it is finished. */
function show(state: BrandState, typing = ''): void {
  const brand = brandOf(state, (text) => CSS.supports('color', text));
  showFields(state, brand, typing);
  const text = cssText(brand.properties);
  if (text !== css) code.show((css = text));
  code.element.hidden = !css;
  byId('no-css').hidden = Boolean(css);
  showPreview(state, { properties: brand.properties, logo: logo.read(state.logo) });
  void tonesOf(brand.properties).then(showTones);
}

function showFields(state: BrandState, { properties, faults }: Brand, typing: string): void {
  for (const name of ['radius', 'radiusLarge'] as const)
    byId(`${name}-value`).textContent = `${state[name]} px`;
  byId('own-font').hidden = state.font !== 'own';
  byId('own-density').hidden = state.density !== 'own';
  for (const name of ['brand', 'ownFont', 'height', 'spacing'] as const) {
    const isSaid = faults.includes(name) && (name !== typing || hasFault(name));
    sayFault(name, isSaid ? faultTexts[name] : '');
  }
  const colour = properties['--portal-brand'];
  byId('usual-tones').textContent = colour ? '' : fill(words.usualTones, { colour: defaultBrand });
  const hex = colour ? hexOf(parseColour(colour, document)) : '';
  const picker = byId('picker') as HTMLInputElement;
  picker.value = hex || defaultBrand;
  showLinks(state, hex);
}

const addressOf = (state: BrandState) => location.pathname + queryOf(state) + location.hash;

let timer = 0;
function keepInAddress(state: BrandState): void {
  clearTimeout(timer);
  history.replaceState(history.state, '', addressOf(state));
}

// Some fields stand beside the preview, outside of the form that they belong to.
document.addEventListener('input', ({ target }) => {
  const picker = byId('picker') as HTMLInputElement;
  if (target === picker) fieldNamed('brand').value = picker.value;
  byId('said').textContent = '';
  const state = readForm();
  show(state, target instanceof HTMLInputElement && target.type === 'text' ? target.name : '');
  clearTimeout(timer);
  timer = window.setTimeout(() => keepInAddress(state), ADDRESS_DELAY_MS);
});
document.addEventListener('change', () => {
  const state = readForm();
  show(state);
  keepInAddress(state);
});
form().addEventListener('submit', (event) => event.preventDefault());
form().addEventListener('reset', (event) => {
  event.preventDefault();
  const state = readForm();
  keepInAddress(state);
  // An entry of its own, so that Back brings the brand again.
  history.pushState(null, '', addressOf(resetState(state)));
  logo.clear();
  restore();
  byId('said').textContent = words.resetDone;
});
addEventListener('popstate', restore);

/** Shows what the address says. */
function restore(): void {
  clearTimeout(timer);
  const state = readState(new URLSearchParams(location.search));
  writeForm(state);
  show(state);
}

restore();
