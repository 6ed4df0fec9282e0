import type { SafeUrl } from '../../rules/safe-url.ts';
import { useMemo } from 'react';
import { qrCodeTexts } from '../../texts/qr-code.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { useStyles } from '../../theme/useStyles.ts';
import css from './qr-code.css?inline';
import { qrModules } from './qr-modules.ts';
import { QR_CODE_PX } from '../../rules/limits.ts';

export interface QrCodeProps {
  /** The content of the code, which a phone opens. */
  text: SafeUrl;
  /** The text alternative for screen readers. */
  label: string;
  /** Width and height in px; defaults to 200. */
  size?: number;
}

/**
 * Draws a QR code locally, so that no other server learns its content. It is dark on white in the dark theme
 * too, since phones cannot read it otherwise. A text that is too long for a code shows a message instead.
 */
export function QrCode({ text, label, size = QR_CODE_PX }: QrCodeProps) {
  useStyles(css);
  const words = useTexts(qrCodeTexts);
  const modules = useMemo(() => qrModules(text), [text]);
  if (!modules) return <p className="portal-qr-code-missing">{words.qrTooLong}</p>;
  const { path, side } = modules;
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
