let measure: CanvasRenderingContext2D | null = null;

/** The width of a text without letter spacing, as the picture draws it. */
export function textWidth(text: string, style: CSSStyleDeclaration): number {
  measure ??= document.createElement('canvas').getContext('2d');
  if (!measure || text === '') return 0;
  measure.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  measure.textRendering = 'geometricPrecision';
  return measure.measureText(text).width;
}

/**
 * The letter spacing with which a line gets the width that it has on the page. The page may round the width of each
 * letter to whole pixels; the picture is larger and does not, so that neighbouring texts would overlap.
 */
export function letterSpacing(text: string, style: CSSStyleDeclaration, width: number | null): number {
  const own = Number.parseFloat(style.letterSpacing) || 0;
  if (width === null || style.textTransform !== 'none') return own;
  const count = [...text].length;
  const difference = width - textWidth(text, style) - own * count;
  // The canvas knows another font than the page.
  return Math.abs(difference) > width / 4 ? own : own + difference / count;
}
