import { Picture } from '#src/ui/media/Picture.tsx';
import { useState, type ImgHTMLAttributes } from 'react';
import { imageUrl } from '#src/data/image-url.ts';
import { usePortal } from '#src/data/portal-context.ts';

interface PromoPictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt' | 'title'> {
  src: string;
  title: string;
}

/** A picture with its title as alternative text; if it fails to load, the title is shown as text. */
export function PromoPicture({ src, title, onError, ...rest }: PromoPictureProps) {
  const [broken, setBroken] = useState('');
  const { config } = usePortal();
  const address = imageUrl(src, config);
  if (!address || address === broken) return <span className="portal-home-promo">{title}</span>;
  return (
    <Picture
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
