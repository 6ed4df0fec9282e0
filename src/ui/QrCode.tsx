import { useMemo } from 'react';
import { encode } from 'uqr';
import { useStyles } from '../theme/useStyles.ts';
import css from './qr-code.css?inline';

export interface QrCodeProps {
  /** What the code says, e.g. an address. */
  text: string;
  /** What a screen reader says of it. */
  label: string;
  /** Width and height in px, default 200. */
  size?: number;
}

/** A QR code, drawn here: nobody else learns what it says. Dark on white in the dark theme too, or phones cannot read it. */
export function QrCode({ text, label, size = 200 }: QrCodeProps) {
  useStyles(css);
  const { path, side } = useMemo(() => {
    const { data, size: modules } = encode(text, { ecc: 'M', border: 2 });
    const runs = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
    return { path: runs.join(''), side: modules };
  }, [text]);
  return (
    <svg
      className="portal-qr-code"
      part="qr-code"
      viewBox={`0 0 ${side} ${side}`}
      width={size}
      height={size}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className="portal-qr-code-ground" width={side} height={side} />
      <path className="portal-qr-code-modules" d={path} />
    </svg>
  );
}
