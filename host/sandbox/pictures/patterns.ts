import { whole, type Random } from '../random.ts';
import type { Palette } from './palette.ts';
import { circle, line, path, ring, short } from './svg.ts';

/** The canvas of a motif: the whole picture, with its left part kept calm for the lettering. */
export interface Ground {
  width: number;
  height: number;
  palette: Palette;
  random: Random;
}

export type Motif = (ground: Ground) => string;

/** One soft ridge from edge to edge; it rises towards the right. */
function ridge({ width, height, random }: Ground, base: number, swing: number): string {
  const steps = 4;
  const points = Array.from({ length: steps + 1 }, (_, step) => ({
    x: (width / steps) * step,
    y: height * (base - (step / steps) * 0.12) + (random() - 0.5) * swing * height,
  }));
  let d = `M0 ${height}`;
  points.forEach((point, place) => {
    const before = points[place - 1];
    if (!before) d += `L0 ${short(point.y)}`;
    else {
      const middle = short((before.x + point.x) / 2);
      d += `C${middle} ${short(before.y)} ${middle} ${short(point.y)} ${short(point.x)} ${short(point.y)}`;
    }
  });
  return `${d}L${width} ${height}Z`;
}

/** Hills under a low sun. */
export const hills: Motif = (ground) => {
  const { width, height, palette, random } = ground;
  const sun = { x: width * (0.68 + random() * 0.16), y: height * (0.3 + random() * 0.1) };
  return [
    circle(sun.x, sun.y, height * 0.3, palette.accent, 0.16),
    circle(sun.x, sun.y, height * 0.17, palette.accent, 0.95),
    path(ridge(ground, 0.74, 0.2), palette.shape, 0.16),
    path(ridge(ground, 0.84, 0.18), palette.shape, 0.2),
    path(ridge(ground, 0.96, 0.14), palette.shape, 0.28),
  ].join('');
};

/** Planets on rings around a centre beyond the right edge. */
export const orbits: Motif = ({ width, height, palette, random }) => {
  const centre = { x: width * 0.86, y: height * (0.4 + random() * 0.3) };
  const rings = [0.2, 0.38, 0.58, 0.8].map((share) => share * height);
  return [
    circle(centre.x, centre.y, height * 0.1, palette.accent, 0.95),
    ...rings.map((radius, place) => {
      const angle = Math.PI * (0.6 + random() * 0.85);
      const dot = { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius };
      return (
        ring(centre.x, centre.y, radius, palette.shape, 1.5, 0.5 - place * 0.08) +
        circle(dot.x, dot.y, 5 + random() * 9, place % 2 ? palette.accent : palette.shape, 0.9)
      );
    }),
  ].join('');
};

/** Quarter circles in a grid, as on a printed poster. */
export const tiles: Motif = ({ width, height, palette, random }) => {
  const size = height / 3;
  const pieces: string[] = [];
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      const x = width - size * (3 - column);
      const y = row * size;
      const [s, x1, y1] = [short(size), short(x), short(y)];
      const corner = [
        `M${x1} ${y1}h${s}a${s} ${s} 0 0 1 -${s} ${s}Z`,
        `M${short(x + size)} ${y1}v${s}a${s} ${s} 0 0 1 -${s} -${s}Z`,
        `M${short(x + size)} ${short(y + size)}h-${s}a${s} ${s} 0 0 1 ${s} -${s}Z`,
        `M${x1} ${short(y + size)}v-${s}a${s} ${s} 0 0 1 ${s} ${s}Z`,
      ];
      const kind = whole(random, 0, 5);
      const fade = 0.1 + column * 0.09 + random() * 0.12;
      const quarter = corner[kind];
      if (quarter) pieces.push(path(quarter, palette.shape, Number(short(fade * 10)) / 10));
      else if (kind === 4) pieces.push(circle(x + size / 2, y + size / 2, size * 0.28, palette.accent, 0.9));
    }
  }
  return pieces.join('');
};

/** Arches within arches, like the leaves of an open book. */
export const arches: Motif = ({ width, height, palette, random }) => {
  const x = width * (0.74 + random() * 0.06);
  const widest = height * 0.46;
  const pieces = [1, 0.76, 0.52, 0.28].map((share, place) => {
    const r = widest * share;
    const top = height * 0.34 + (1 - share) * height * 0.2;
    const d = `M${short(x - r)} ${height}V${short(top + r * 0.6)}a${short(r)} ${short(r)} 0 0 1 ${short(r * 2)} 0V${height}Z`;
    return path(d, place === 3 ? palette.accent : palette.shape, place === 3 ? 0.95 : 0.16 + place * 0.07);
  });
  const star = { x: x + widest * 0.9, y: height * 0.18 };
  return pieces.join('') + circle(star.x, star.y, height * 0.045, palette.accent, 0.9);
};

/** Long waves, one above the other. */
export const waves: Motif = ({ width, height, palette, random }) => {
  const shift = random() * width * 0.3;
  const lines = Array.from({ length: 7 }, (_, place) => {
    const y = height * (0.42 + place * 0.085);
    const swing = height * (0.16 - place * 0.012);
    const d = `M${short(width * 0.54 - place * 14)} ${short(y + swing * 0.5)}C${short(width * 0.62 + shift * 0.4)} ${short(y - swing)} ${short(width * 0.7 + shift)} ${short(y + swing)} ${width + 10} ${short(y - swing * 0.8)}`;
    return line(
      d,
      place === 3 ? palette.accent : palette.shape,
      place === 3 ? 3 : 1.6,
      place === 3 ? 0.95 : 0.5 - place * 0.04,
    );
  });
  return lines.join('') + circle(width * 0.82, height * 0.22, height * 0.09, palette.accent, 0.9);
};

/** A leaning stack of sheets with dots behind. */
export const sheets: Motif = ({ width, height, palette, random }) => {
  const turn = -14 + random() * 10;
  const dots: string[] = [];
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 7; column++) {
      dots.push(circle(width * 0.62 + column * 18, height * 0.1 + row * 18, 1.8, palette.shape, 0.5));
    }
  }
  const sheet = (dx: number, dy: number, fill: string, opacity: number) =>
    `<rect x="${short(width * 0.66 + dx)}" y="${short(height * 0.3 + dy)}" width="${short(height * 0.46)}" height="${short(height * 0.58)}" rx="12" fill="${fill}" opacity="${opacity}"/>`;
  const [x, y] = [width * 0.66, height * 0.3];
  const strokes = [0.14, 0.26, 0.38].map((share, place) =>
    line(
      `M${short(x + 20)} ${short(y + height * (share + 0.06))}h${short(height * (place === 2 ? 0.16 : 0.3))}`,
      palette.from,
      6,
      0.35,
    ),
  );
  return `${dots.join('')}<g transform="rotate(${short(turn)} ${short(width * 0.76)} ${short(height * 0.6)})">${sheet(44, -34, palette.shape, 0.25)}${sheet(22, -16, palette.accent, 0.9)}${sheet(0, 0, palette.shape, 0.92)}${strokes.join('')}</g>`;
};

export const motifs: readonly Motif[] = [hills, orbits, tiles, arches, waves, sheets];
