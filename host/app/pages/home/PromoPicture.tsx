import { useState, type ImgHTMLAttributes } from 'react';
import { safeUrl } from '../../../../src/rules/safe-url.ts';

interface PromoPictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt' | 'title'> {
  src: string;
  title: string;
}

/** A picture with its title as alternative text; if it fails to load, the title is shown as text. */
export function PromoPicture({ src, title, onError, ...rest }: PromoPictureProps) {
  const [broken, setBroken] = useState('');
  const address = safeUrl(src, window.location.href);
  if (!address || address === broken) return <span className="portal-home-promo">{title}</span>;
  return (
    <img
      {...rest}
      src={address}
      alt={title}
      onError={(event) => {
        setBroken(address);
        onError?.(event);
      }}
    />
  );
}
