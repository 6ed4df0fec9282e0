import { shapeStyle } from './box-style.ts';
import { escapeMarkup } from './paint-node.ts';

const skipped = new Set([
  'script',
  'style',
  'foreignObject',
  'animate',
  'animateTransform',
  'set',
  'title',
  'desc',
]);
const XML_NAME = /^[A-Za-z_][\w.-]*$/;

/** An inline SVG with its computed paint, as markup that fills its box. */
export function svgMarkup(svg: SVGSVGElement): string {
  const definitions = new Map<string, string>();
  const content = [...svg.children].map((child) => shape(child, definitions)).join('');
  const viewBox = svg.getAttribute('viewBox');
  const ratio = svg.getAttribute('preserveAspectRatio');
  const attributes = [
    'xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"',
    viewBox ? `viewBox="${escapeMarkup(viewBox)}"` : '',
    ratio ? `preserveAspectRatio="${escapeMarkup(ratio)}"` : '',
    `style="position:absolute;inset:0;color:${getComputedStyle(svg).color}"`,
  ].join(' ');
  return `<svg ${attributes}><defs>${[...definitions.values()].join('')}</defs>${content}</svg>`;
}

function shape(element: Element, definitions: Map<string, string>): string {
  if (skipped.has(element.localName)) return '';
  const attributes = [...element.attributes]
    .filter(
      ({ name }) => XML_NAME.test(name) && name !== 'class' && name !== 'style' && !name.startsWith('on'),
    )
    // A link to a file would be requested, and refused in an image.
    .filter(({ name, value }) => name !== 'href' || value.startsWith('#'))
    .map(({ name, value }) => `${name}="${escapeMarkup(value)}"`);
  const id = element.localName === 'use' ? element.getAttribute('href')?.slice(1) : undefined;
  if (id && !definitions.has(id)) {
    definitions.set(id, '');
    const root = element.getRootNode() as Document | ShadowRoot;
    const definition = root.getElementById(id);
    if (definition) definitions.set(id, shape(definition, definitions));
  }
  const text = [...element.childNodes]
    .map((child) =>
      child instanceof Element
        ? shape(child, definitions)
        : child.nodeType === Node.TEXT_NODE
          ? escapeMarkup(child.nodeValue ?? '')
          : '',
    )
    .join('');
  const style = shapeStyle(getComputedStyle(element));
  return `<${element.localName} ${attributes.join(' ')} style="${style}">${text}</${element.localName}>`;
}
