import Color from 'colorjs.io';
import type { Transform, TransformedToken } from 'style-dictionary/types';

/** Our own fields in the format. */
const extension = 'portal-widgets';

interface Extended {
  /** The value of the dark theme, where it differs. */
  dark?: string;
  /** The token that this one is read on. */
  on?: string;
  /** The contrast that it needs there, 4.5 unless it is no text. */
  contrast?: number;
  /** Of a group of meanings: its tokens are custom properties. */
  property?: boolean;
}

export const extendedBy = (token: object): Extended =>
  (token as { $extensions?: Record<string, Extended | undefined> }).$extensions?.[extension] ?? {};

interface FormatColour {
  colorSpace: 'oklch' | 'srgb';
  components: [number, number, number];
  alpha?: number;
  hex?: string;
}

interface Measure {
  value: number;
  unit: string;
}

type Layer = Record<'color' | 'offsetX' | 'offsetY' | 'blur', string | Measure>;

/** A value that is a reference to another token has become that one's text. */
const isText = (value: unknown): value is string => typeof value === 'string';
const has =
  (...types: string[]) =>
  ({ $type }: TransformedToken) =>
    types.includes($type ?? '');
const value = <Given>(filter: (token: TransformedToken) => boolean, transform: (given: Given) => string) =>
  ({
    type: 'value',
    transitive: true,
    filter,
    transform: ({ $value }: TransformedToken) => (isText($value) ? $value : transform($value as Given)),
  }) as const;

/** As the style sheets have it; the build writes it in sRGB for the oldest browsers. */
function colourInCss({ colorSpace, components, alpha, hex }: FormatColour): string {
  const opacity = alpha === undefined ? '' : ` / ${alpha}`;
  if (colorSpace === 'oklch') return `oklch(${components.join(' ')}${opacity})`;
  if (opacity === '' && hex) return hex;
  return `rgb(${components.map((part) => Math.round(part * 255)).join(' ')}${opacity})`;
}

/** In sRGB, which every tool can show; all our colours lie in it. */
const colourInHex = ({ colorSpace, components, alpha = 1 }: FormatColour): string =>
  new Color(colorSpace, components, alpha).to('srgb').toString({ format: 'hex', collapse: false });

const measure = (given: string | Measure) => {
  if (isText(given)) return given;
  return given.value === 0 ? '0' : `${given.value}${given.unit}`;
};

const shadow = (layers: Layer[]) =>
  layers
    .map(({ color, ...lengths }) =>
      [measure(lengths.offsetX), measure(lengths.offsetY), measure(lengths.blur), color].join(' '),
    )
    .join(', ');

/** Meanings have a name of their own, `ink`; `card-line` and `base-slate-235` have their group's too. */
export const nameTransform: Omit<Transform, 'name'> = {
  type: 'name',
  transform: ({ path: [level, ...path] }) => {
    if (level === 'meaning') return path.at(-1) ?? '';
    return level === 'base' ? `base-${path.join('-')}` : path.join('-');
  },
};

const lengths = value(has('dimension', 'duration'), measure);
const numbers = value(has('number'), String);
const shadows = value(has('shadow'), shadow);

export const cssTransforms: Record<string, Omit<Transform, 'name'>> = {
  colour: value(has('color'), colourInCss),
  lengths,
  numbers,
  shadows,
  themes: {
    type: 'value',
    transitive: true,
    filter: (token) => extendedBy(token).dark !== undefined,
    transform: (token) => `light-dark(${token.$value}, ${extendedBy(token).dark})`,
  },
};

export const shownTransforms: Record<string, Omit<Transform, 'name'>> = {
  'colour-in-hex': value(has('color'), colourInHex),
  lengths,
  numbers,
  shadows,
};
