import type { Area } from './paint-node.ts';

/** Converts an area of the window into the coordinates of a transformed ancestor. */
export type ToLocal = (area: Area) => Area;

export const areaOf = ({ left, top, width, height }: DOMRect): Area => ({ left, top, width, height });

/** The linear part of an element's transform; null if it is only moved, which its area contains already. */
export function distortionOf(style: CSSStyleDeclaration): DOMMatrix | null {
  const { transform, rotate, scale } = style;
  const isPlain = (value: string | undefined) => !value || value === 'none';
  if (isPlain(transform) && isPlain(rotate) && isPlain(scale)) return null;
  try {
    const matrix = new DOMMatrix(
      [
        isPlain(rotate) ? '' : `rotate(${rotate})`,
        isPlain(scale) ? '' : `scale(${scale.split(' ').slice(0, 2).join(',')})`,
        isPlain(transform) ? '' : transform,
      ].join(' '),
    );
    matrix.e = 0;
    matrix.f = 0;
    return matrix.is2D && !isIdentity(matrix) && matrix.inverse().is2D ? matrix : null;
  } catch {
    // A rotation in space is drawn as the area that it covers.
    return null;
  }
}

const isIdentity = ({ a, b, c, d }: DOMMatrix) =>
  [a - 1, b, c, d - 1].every((difference) => Math.abs(difference) < 0.001);

/**
 * A transformed element as it is before the transform: its area, the transform to draw it with, and the conversion for
 * its descendants. `size` is its size before the transform, `covered` the area of the window that it covers.
 */
export function undistort(
  covered: Area,
  size: { width: number; height: number },
  matrix: DOMMatrix,
): { area: Area; css: string; toLocal: ToLocal } {
  // A linear transform about any origin maps the centre of the box to the centre of the covered area.
  const centre = { x: covered.left + covered.width / 2, y: covered.top + covered.height / 2 };
  const area = { left: centre.x - size.width / 2, top: centre.y - size.height / 2, ...size };
  const inverse = matrix.inverse();
  const toLocal: ToLocal = ({ left, top, width, height }) => {
    const corners = [
      [left, top],
      [left + width, top],
      [left, top + height],
      [left + width, top + height],
    ].map(([x = 0, y = 0]) => inverse.transformPoint({ x: x - centre.x, y: y - centre.y }));
    const xs = corners.map(({ x }) => x);
    const ys = corners.map(({ y }) => y);
    const min = { x: Math.min(...xs), y: Math.min(...ys) };
    return {
      left: centre.x + min.x,
      top: centre.y + min.y,
      width: Math.max(...xs) - min.x,
      height: Math.max(...ys) - min.y,
    };
  };
  const { a, b, c, d } = matrix;
  return { area, css: `transform:matrix(${a},${b},${c},${d},0,0);transform-origin:50% 50%;`, toLocal };
}
