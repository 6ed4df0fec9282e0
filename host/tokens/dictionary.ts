import { readFileSync } from 'node:fs';
import StyleDictionary from 'style-dictionary';
import type { DesignTokens, PreprocessedTokens, TransformedToken } from 'style-dictionary/types';
import { root } from '../server/paths.ts';
import { cssTransforms, extendedBy, nameTransform, shownTransforms } from './transforms.ts';

/** The one source of colours, sizes and layers, in the W3C's format for design tokens. */
export const tokensFile = `${root}src/theme/tokens.json`;

/** In style sheets, or as shown in one theme. */
export type Platform = 'css' | 'light' | 'dark';

/** A token of one platform, where its value is a text. */
export type Token = TransformedToken & { $value: string };

export const readSource = (): DesignTokens => JSON.parse(readFileSync(tokensFile, 'utf8')) as DesignTokens;

/** The groups of meanings that are custom properties. */
function propertyGroups(source: DesignTokens | PreprocessedTokens): string[] {
  return Object.entries(source.meaning ?? {})
    .filter(([, group]) => extendedBy(group as object).property)
    .map(([name]) => name);
}

/** True for a custom property, `--portal-<name>`; the other tokens are written into the style sheets. */
export function isProperty(source: DesignTokens, { path: [level, group = ''] }: { path: string[] }): boolean {
  return level === 'meaning' && propertyGroups(source).includes(group);
}

/** Changes every text within tokens and their extensions. */
function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return mapValues(value, (item) => mapTexts(item, change));
}

const mapValues = <Value extends object>(value: Value, change: (item: unknown) => unknown): Value =>
  Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(item)])) as Value;

/** References to custom properties stay such, and follow them, e.g. where a forced palette sets one. */
function keepProperties(tokens: PreprocessedTokens): PreprocessedTokens {
  const groups = propertyGroups(tokens).join('|');
  const reference = new RegExp(String.raw`^\{meaning\.(?:${groups})\.([^.}]+)\}$`);
  return mapTexts(tokens, (text) => text.replace(reference, 'var(--portal-$1)'));
}

/** Puts the values of the dark theme in the places of the others. */
function darken<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (!('$value' in value)) return mapValues(value, darken);
  const { dark } = extendedBy(value);
  return dark === undefined ? value : { ...value, $value: dark };
}

const ofFormat = ['fontFamily/css', 'cubicBezier/css'];
const shown = ['name', ...Object.keys(shownTransforms), ...ofFormat];

/** The tokens with their names and values; a reference that leads nowhere, or in a circle, is an error. */
export async function tokensFor(platform: Platform, source = readSource()): Promise<Token[]> {
  const dictionary = new StyleDictionary({
    tokens: source,
    usesDtcg: true,
    log: { warnings: 'error', verbosity: 'verbose' },
    hooks: {
      preprocessors: { 'keep-properties': keepProperties, darken },
      transforms: { name: nameTransform, ...cssTransforms, ...shownTransforms },
    },
    platforms: {
      css: {
        preprocessors: ['keep-properties'],
        // The themes come last: they join two texts.
        transforms: ['name', ...ofFormat, ...Object.keys(cssTransforms)],
      },
      light: { transforms: shown },
      dark: { preprocessors: ['darken'], transforms: shown },
    },
  });
  const { allTokens } = await dictionary.getPlatformTokens(platform);
  return allTokens as Token[];
}
