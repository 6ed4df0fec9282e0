import { isTag } from '#src/rules/element-kind.ts';
/**
 * The background of a progress bar or meter whose parts the page styles itself, filled in its accent colour: the
 * library reads no styles of such parts from a cascade layer. Null for any other element.
 */
export function barBackground(element: Element): string | null {
  if (!(isTag(element, 'progress') || isTag(element, 'meter'))) return null;
  const { appearance, accentColor, backgroundColor, color, direction } = getComputedStyle(element);
  if (appearance !== 'none') return null;
  const end = direction === 'rtl' ? 'left' : 'right';
  const fill = accentColor === 'auto' ? color : accentColor;
  return `linear-gradient(to ${end}, ${fill} ${100 * fractionOf(element)}%, transparent 0) ${backgroundColor}`;
}

function fractionOf(element: HTMLProgressElement | HTMLMeterElement): number {
  if (isTag(element, 'progress')) return Math.max(0, element.position);
  return (element.value - element.min) / (element.max - element.min || 1);
}
