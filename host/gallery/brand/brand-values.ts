import { cssProperties } from '../../package/css-properties.ts';
import type { BrandState, TypedName } from './brand-state.ts';
import { fontList, fontStacks } from './fonts.ts';

type PropertyName = (typeof cssProperties)[number]['name'];
export type BrandProperties = Readonly<Partial<Record<PropertyName, string>>>;

export interface Brand {
  /** The properties that differ from the defaults, in the order of the documentation. */
  properties: BrandProperties;
  /** The fields whose text is none of what it should be; the preview goes without it. */
  faults: readonly TypedName[];
}

/** True for a text that the browser takes for a colour. */
export type IsColour = (text: string) => boolean;

const compact = { height: '32px', spacing: '6px' };

/** Reads the form: each text is parsed as what it should be, and nothing else comes into a style. */
export function brandOf(state: BrandState, isColour: IsColour): Brand {
  const { font, density } = state;
  const faults: TypedName[] = [];
  const read = (name: TypedName, parse: (text: string) => string) => {
    if (!state[name].trim()) return '';
    const value = parse(state[name]);
    if (!value) faults.push(name);
    return value;
  };
  const isOwn = density === 'own';
  const lengths = density === 'compact' ? compact : { height: '', spacing: '' };
  const values: Record<PropertyName, string> = {
    '--portal-brand': read('brand', (text) => colourText(text, isColour)),
    '--portal-font':
      font === 'own' ? read('ownFont', fontList) : ((fontStacks as Record<string, string>)[font] ?? ''),
    '--portal-radius': `${state.radius}px`,
    '--portal-radius-large': `${state.radiusLarge}px`,
    '--portal-control-height': isOwn ? read('height', lengthText) : lengths.height,
    '--portal-row-spacing': isOwn ? read('spacing', lengthText) : lengths.spacing,
  };
  const differing = cssProperties.flatMap((property): [PropertyName, string][] => {
    const value = values[property.name];
    // An organisation may have a brand colour of its own, so that the default one says something too.
    const usual = 'default' in property && property.name !== '--portal-brand' ? property.default : '';
    return value && value !== usual ? [[property.name, value]] : [];
  });
  return { properties: Object.fromEntries(differing), faults };
}

/** Words that are a colour only by where they stand, and functions that fetch their value from elsewhere. */
const borrowed = /^(inherit|initial|unset|revert|revert-layer|currentcolor)$|\b(var|env|attr|if)\(/i;

/** A colour as it was typed; '' for anything else, also for one that a browser completes at the end of the text. */
export function colourText(text: string, isColour: IsColour): string {
  const colour = text.trim();
  const isPlain = /^[#\w\s.,%()/+*-]+$/.test(colour) && !colour.includes('/*');
  return isPlain && !borrowed.test(colour) && isClosed(colour) && isColour(colour) ? colour : '';
}

function isClosed(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth++;
    if (character === ')' && --depth < 0) return false;
  }
  return depth === 0;
}

/** A length in px, rem or em; a number alone counts pixels. */
export function lengthText(text: string): string {
  const [, number = '', unit = 'px'] = /^(\d{1,2}(?:\.\d{1,3})?)\s*(px|r?em)?$/i.exec(text.trim()) ?? [];
  return number && `${Number(number)}${unit.toLowerCase()}`;
}

/** The text that a tenant puts into a style sheet; '' where nothing differs from the defaults. */
export function cssText(properties: BrandProperties): string {
  const lines = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length > 0 ? `:root {\n${lines.join('\n')}\n}` : '';
}

/** Gives an element the properties, and takes those away that it has from before. */
export function setBrand({ style }: HTMLElement, properties: BrandProperties): void {
  for (const { name } of cssProperties) {
    const value = properties[name];
    if (value) style.setProperty(name, value);
    else style.removeProperty(name);
  }
}
