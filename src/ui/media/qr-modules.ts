import { encode } from 'uqr';

export interface QrModules {
  /** The dark modules as an SVG path. */
  path: string;
  /** The number of modules per side, with the border. */
  side: number;
}

// Lower error correction leaves more room: `M` holds 2331 bytes, `L` 2953.
const corrections = ['M', 'L'] as const;

/** Encodes a text as a QR code; null if it is longer than the largest code can hold. */
export function qrModules(text: string): QrModules | null {
  for (const ecc of corrections) {
    try {
      const { data, size } = encode(text, { ecc, border: 2 });
      const runs = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
      return { path: runs.join(''), side: size };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return null;
}
