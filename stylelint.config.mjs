import { data, missingIn } from './test/floor/newer.mjs';

/* Forbids in style sheets what the oldest supported browsers lack, and the build cannot replace. */

/** The build writes these for old browsers. */
const lowered = ['light-dark', 'oklch', 'print-color-adjust'];

/** A browser without one of these shows the same, only plainer. */
const optional = [
  ...[
    'text-wrap',
    'text-spacing-trim',
    'scrollbar-width',
    'scrollbar-color',
    'overflow-clip-margin',
    'forced-color-adjust',
  ],
  ...['page', 'size', 'break-after'],
  ...['content-visibility', 'contain-intrinsic-size'],
  ...['contain-intrinsic-inline-size', 'contain-intrinsic-block-size'],
  // A field keeps its height and scrolls.
  'field-sizing',
];

const allowed = new Set([...lowered, ...optional]);

const isNode = ([name, feature]) => name !== '__compat' && feature.__compat;
const missing = (node) =>
  Object.entries(node)
    .filter(isNode)
    .filter(([name, feature]) => missingIn(feature) && !allowed.has(name) && !/^-(webkit|moz)-/.test(name))
    .map(([name]) => name);

/** The functions, at any depth of the types of values. */
const functions = (node) =>
  Object.entries(node)
    .filter(([name]) => name !== '__compat')
    .flatMap(([name, feature]) => [
      ...(missingIn(feature) && !allowed.has(name) ? [name] : []),
      ...functions(feature),
    ]);

const properties = Object.entries(data.css.properties).filter(isNode);
const values = Object.fromEntries(
  properties
    .filter(([name]) => !allowed.has(name))
    .map(([name, property]) => [name, missing(property)])
    .filter(([, list]) => list.length > 0),
);

/** Distances are even numbers of pixels; where a border takes one, it is subtracted: `calc(10px - 1px)`. */
const distances = '/^(padding|margin|gap|row-gap|column-gap)/';
const offGrid = [/(^|[^\d.])(\d*[3579]|\d+1)px/, /\.\d+px/];

const tooNew = functions(data.css.types);

const layers = { 'z-index': [/^token\(layer-[a-z]+\)$/] };

/** A token, one that grows with the window between two, a part of the text around it, and points on paper. */
const textSize = String.raw`(?:var\(--portal-text(?:-[a-z]+)?\)|token\(text(?:-[a-z]+)?\))`;
const textSizes = [
  new RegExp(`^${textSize}$`),
  new RegExp(String.raw`^clamp\(${textSize}, [\d.]+vw, ${textSize}\)$`),
  /^(inherit|[\d.]+(em|pt))$/,
];

/** Where style sheets cannot have tokens. */
const rawValues = {
  'declaration-property-value-allowed-list': layers,
  'color-no-hex': null,
  'color-named': null,
  'function-disallowed-list': tooNew,
  'declaration-property-unit-allowed-list': null,
};

/** Colours are tokens, `var(--portal-…)` or `token(…)`; what lies above is a layer of `tokens.json`. */
const colourFunctions = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];

export default {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'property-disallowed-list': missing(data.css.properties),
    'declaration-property-value-disallowed-list': {
      ...Object.fromEntries(
        Object.entries(values).map(([name, list]) => [
          name,
          list.map((value) => new RegExp(`(^|\\s)${value}($|\\s)`)),
        ]),
      ),
      [distances]: offGrid,
    },
    'declaration-property-unit-allowed-list': { [distances]: ['px', '%', 'cqi', 'mm'] },
    // Their tokens stand still where motion is not wanted.
    'declaration-property-unit-disallowed-list': { '/^transition/': ['ms', 's'] },
    'function-disallowed-list': [...tooNew, ...colourFunctions],
    'color-no-hex': true,
    'color-named': ['never', { ignoreFunctions: ['token'], ignoreProperties: ['mask-image'] }],
    'declaration-property-value-allowed-list': { ...layers, 'font-size': textSizes },
    'at-rule-disallowed-list': missing(data.css['at-rules']),
    'selector-pseudo-class-disallowed-list': missing(data.css.selectors),
    'selector-pseudo-element-disallowed-list': missing(data.css.selectors),
    'media-feature-name-disallowed-list': missing(data.css['at-rules'].media),
    'unit-disallowed-list': missing(data.css.types.length),
  },
  overrides: [
    {
      // The theme computes colours from the brand.
      files: ['src/theme/**'],
      rules: { 'color-named': null, 'function-disallowed-list': tooNew },
    },
    {
      // Pages as other people's sites have them, and the note for browsers that are older than the tokens.
      files: ['host/public/**', 'host/app/host.css'],
      rules: rawValues,
    },
  ],
};
