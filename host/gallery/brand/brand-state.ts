import { searchOf } from '#src/rules/search-of.ts';
import { locales } from '../settings.ts';
import { fontStacks } from './fonts.ts';
import { views } from './views.ts';

/** The fields with a list of values, the default first. */
const choices = {
  font: ['default', ...Object.keys(fontStacks), 'own'],
  density: ['comfortable', 'compact', 'own'],
  theme: ['light', 'dark', 'both'],
  view: Object.keys(views),
  width: ['fit', 'desk', 'phone'],
  locale: locales,
} as const satisfies Record<string, readonly string[]>;

/** The sliders, in pixels; their defaults are those of the properties. */
const ranges = {
  radius: { usual: 8, max: 24 },
  radiusLarge: { usual: 12, max: 32 },
} as const;

/** The fields that are typed in; their text is kept as it is, right or wrong. */
const typed = ['brand', 'ownFont', 'height', 'spacing', 'logo'] as const;

export type ChoiceName = keyof typeof choices;
export type RangeName = keyof typeof ranges;
export type TypedName = (typeof typed)[number];
export type BrandField = ChoiceName | RangeName | TypedName;

/** Everything that stands in the form, as its fields have it; it is kept in the address, so that it can be shared. */
export type BrandState = Readonly<Record<BrandField, string>>;

const defaults: readonly (readonly [BrandField, string])[] = [
  ...Object.entries(choices).map(([name, [usual]]) => [name as ChoiceName, usual] as const),
  ...Object.entries(ranges).map(([name, { usual }]) => [name as RangeName, String(usual)] as const),
  ...typed.map((name) => [name, ''] as const),
];

/** Reads a form or a query: unknown names are ignored, a choice or a number that is none is the default. */
export function readState(given: { get(name: string): unknown }): BrandState {
  return Object.fromEntries(
    defaults.map(([name, usual]) => {
      const value = given.get(name);
      return [name, typeof value === 'string' && isPossible(name, value) ? value : usual];
    }),
  ) as Record<BrandField, string>;
}

function isPossible(name: BrandField, value: string): boolean {
  if (name in choices) return (choices[name as ChoiceName] as readonly string[]).includes(value);
  if (name in ranges) return /^(0|[1-9]\d?)$/.test(value) && Number(value) <= ranges[name as RangeName].max;
  return true;
}

export const initialState: BrandState = readState(new URLSearchParams());

/** The query for a state, without defaults; '' if all are defaults. */
export function queryOf(state: BrandState): string {
  return searchOf(
    new URLSearchParams(
      defaults.flatMap(([name, usual]) => (state[name] === usual ? [] : [[name, state[name]]])),
    ),
  );
}

/** A reset forgets the brand, and leaves what is shown and in which language. */
export function resetState({ view, width, theme, locale }: BrandState): BrandState {
  return { ...initialState, view, width, theme, locale };
}
