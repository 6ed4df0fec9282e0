import { useMemo } from 'react';
import { encode } from 'uqr';
import { useStyles } from '../theme/useStyles.ts';
import css from './qr-code.css?inline';

export interface QrCodeProps {
  /** The content of the code, e.g. a URL. */
  text: string;
  /** The text alternative for screen readers. */
  label: string;
  /** Width and height in px; defaults to 200. */
  size?: number;
}

/**
 * Draws a QR code locally, so that no other server learns its content. It is dark on white in the dark theme
 * too, since phones cannot read it otherwise.
 */
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
