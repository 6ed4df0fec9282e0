import { Image } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { safeUrl } from '../../../../../src/rules/safe-url.ts';

interface CoverProps {
  src: string;
  isLarge?: boolean;
  /** Rendered on top of the picture. */
  children?: ReactNode;
}

/** A 16:9 picture; if it is missing or fails to load, a plain placeholder is shown. */
export function Cover({ src, isLarge = false, children }: CoverProps) {
  const [broken, setBroken] = useState('');
  const address = safeUrl(src, window.location.href);
  return (
    <div className="portal-home-cover">
      {address && address !== broken ? (
        <img
          src={address}
          alt=""
          width={isLarge ? 640 : 320}
          height={isLarge ? 360 : 180}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(address)}
        />
      ) : (
        <Image className="portal-home-cover-none" size={32} strokeWidth={1.5} aria-hidden="true" />
      )}
      {children}
    </div>
  );
}
