import { escapeMarkup } from './paint-node.ts';

/** Properties of a box that are painted, with the value that paints nothing. */
const boxProperties: readonly (readonly [name: string, initial: string])[] = [
  ['background-color', 'rgba(0, 0, 0, 0)'],
  ['background-image', 'none'],
  ['border-top-left-radius', '0px'],
  ['border-top-right-radius', '0px'],
  ['border-bottom-left-radius', '0px'],
  ['border-bottom-right-radius', '0px'],
  ['box-shadow', 'none'],
  ['outline-style', 'none'],
  ['opacity', '1'],
  ['filter', 'none'],
  ['mix-blend-mode', 'normal'],
  ['clip-path', 'none'],
  ['mask-image', 'none'],
];

/** Further properties that matter only together with one of the above. */
const details: Readonly<Record<string, readonly string[]>> = {
  'background-image': ['position', 'size', 'repeat', 'origin', 'clip'].map((name) => `background-${name}`),
  'background-color': ['background-clip'],
  'outline-style': ['outline-color', 'outline-width', 'outline-offset'],
  'mask-image': ['mask-position', 'mask-size', 'mask-repeat'],
};

const sides = ['top', 'right', 'bottom', 'left'] as const;

const isTransparent = (colour: string) => /^(transparent|rgba\(.*[,/]\s*0\))$/.test(colour);

/** The declarations that paint a box; '' if nothing of it is visible. Rounded corners alone are not. */
export function boxCss(style: CSSStyleDeclaration): string {
  let css = '';
  let corners = '';
  for (const [name, initial] of boxProperties) {
    const value = style.getPropertyValue(name);
    if (value === initial || value === '') continue;
    if (name.endsWith('-radius')) {
      corners += `${name}:${value};`;
      continue;
    }
    css += `${name}:${value};`;
    for (const detail of details[name] ?? []) css += `${detail}:${style.getPropertyValue(detail)};`;
  }
  for (const side of sides) {
    const width = style.getPropertyValue(`border-${side}-width`);
    if (width === '0px') continue;
    const colour = style.getPropertyValue(`border-${side}-color`);
    css += `border-${side}:${width} ${style.getPropertyValue(`border-${side}-style`)} ${colour};`;
  }
  return css === '' ? '' : css + corners;
}

/** The corners of a box that clips its children. */
export function cornersCss(style: CSSStyleDeclaration): string {
  return `border-radius:${style.borderTopLeftRadius} ${style.borderTopRightRadius} ${style.borderBottomRightRadius} ${style.borderBottomLeftRadius};`;
}

const fontProperties: readonly (readonly [name: string, initial: string])[] = [
  ['font-style', 'normal'],
  ['font-variant-caps', 'normal'],
  ['font-variant-numeric', 'normal'],
  ['font-feature-settings', 'normal'],
  ['font-stretch', '100%'],
  ['text-shadow', 'none'],
  ['direction', 'ltr'],
  ['writing-mode', 'horizontal-tb'],
  ['text-transform', 'none'],
];

/** The declarations that paint text, without the decoration, which is not inherited. */
export function fontCss(style: CSSStyleDeclaration): string {
  const fill = style.getPropertyValue('-webkit-text-fill-color') || style.color;
  // Text that only clips its background is drawn in its colour.
  const colour = isTransparent(fill) && style.backgroundClip === 'text' ? style.color : fill;
  let css = `font-family:${style.fontFamily};font-size:${style.fontSize};font-weight:${style.fontWeight};color:${colour};`;
  for (const [name, initial] of fontProperties) {
    const value = style.getPropertyValue(name);
    if (value !== initial && value !== '') css += `${name}:${value};`;
  }
  return css;
}

/** The line below or through the text of an element; '' for none. */
export function decorationCss(style: CSSStyleDeclaration): string {
  const { textDecorationLine: line, textDecorationStyle, textDecorationColor } = style;
  if (line === 'none' || line === '') return '';
  const { textUnderlineOffset: offset, textDecorationThickness: thickness } = style;
  return `text-decoration:${line} ${textDecorationStyle} ${textDecorationColor};text-underline-offset:${offset};text-decoration-thickness:${thickness};`;
}

/** How much a shadow, filter or outline paints outside a box, in px; generous. */
export const PAINT_MARGIN = 80;

const svgProperties = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'fill-opacity',
  'stroke-opacity',
  'opacity',
  'display',
  'transform',
  'transform-box',
  'transform-origin',
];

/** The computed paint of a shape, as a `style` attribute. */
export function shapeStyle(style: CSSStyleDeclaration): string {
  return escapeMarkup(svgProperties.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'));
}
