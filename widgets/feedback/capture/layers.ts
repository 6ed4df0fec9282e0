const none = (value: string | undefined) =>
  !value || value === 'none' || value === 'normal' || value === 'auto';

/** Whether an element is painted as one layer, in whose order its descendants take part. */
export function isStacking(style: CSSStyleDeclaration, isInFlex: boolean): boolean {
  const { position, zIndex, opacity, isolation } = style;
  if (position === 'fixed' || position === 'sticky') return true;
  if (zIndex !== 'auto' && (position !== 'static' || isInFlex)) return true;
  if (opacity !== '1' || isolation === 'isolate') return true;
  return ![
    style.transform,
    style.rotate,
    style.scale,
    style.translate,
    style.filter,
    style.mixBlendMode,
    style.clipPath,
    style.maskImage,
  ].every(none);
}

/** Whether an element cuts off what does not fit into it. The page's own scrolling is not that of its elements. */
export function isClipping(
  element: Element,
  { display, overflowX, overflowY }: CSSStyleDeclaration,
): boolean {
  if (element === element.ownerDocument.body || display === 'inline') return false;
  return overflowX !== 'visible' || overflowY !== 'visible';
}

/** Whether an element is in the browser's top layer, above everything else. */
export function isTopLayer(element: Element): boolean {
  return (
    (element instanceof HTMLDialogElement && element.matches(':modal')) ||
    (element.hasAttribute('popover') && element.matches(':popover-open'))
  );
}

/** The layer of positioned boxes without a z-index; those in flow have none and are painted below. */
export const POSITIONED = 'z-index:1;';

/** The layer of a z-index. In the picture all boxes are positioned, so the layers from 0 on move up by one. */
export function layerOf(zIndex: string): string {
  const level = Number(zIndex);
  return Number.isNaN(level) ? POSITIONED : `z-index:${level < 0 ? level : level + 1};`;
}
