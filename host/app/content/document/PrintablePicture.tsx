import type { MediaUrl } from '#src/rules/media-url.ts';
import { Picture } from '#src/ui/media/Picture.tsx';
import { useState } from 'react';
import { useStyles } from '#src/theme/useStyles.ts';
import css from './document.css?inline';

/** A document that is one picture, which fills a page of A4 upright or across; it exists on paper only. */
export function PrintablePicture({ src, alt }: { src: MediaUrl; alt: string }) {
  useStyles(css);
  const [isAcross, setAcross] = useState(true);
  return (
    <article className="portal-document" data-print-only="" data-picture={isAcross ? 'across' : 'upright'}>
      <Picture
        src={src}
        alt={alt}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setAcross(naturalWidth >= naturalHeight)
        }
      />
    </article>
  );
}
