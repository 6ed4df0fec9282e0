import { Picture } from '#src/ui/media/Picture.tsx';
import { useState, type ReactNode } from 'react';
import { imageUrl } from '#src/data/image-url.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import type { ContentCode } from '../kinds.ts';
import type { DrawnCoverProps } from './DrawnCover.tsx';

/** Loaded apart, since most entries have a picture. */
const DrawnCover = lazyComponent<DrawnCoverProps>(
  () => import('./DrawnCover.tsx').then((module) => module.DrawnCover),
  // The plain ground of the cover is enough.
  { failed: () => null },
);

interface CoverProps {
  src: string;
  /** The kind and the id of the entry, for the drawing in place of a missing picture. */
  kind: ContentCode;
  id: string;
  isLarge?: boolean;
  /** The picture is in the first row of the page: load it at once and before the others. */
  isEager?: boolean;
  /** Rendered on top of the picture. */
  children?: ReactNode;
}

/** A 16:9 picture; if it is missing or fails to load, a calm drawing takes its place. */
export function Cover({ src, kind, id, isLarge = false, isEager = false, children }: CoverProps) {
  const [broken, setBroken] = useState('');
  const { config } = usePortal();
  const address = imageUrl(src, config);
  const isDrawn = !address || address === broken;
  return (
    <div className="portal-item-cover">
      {isDrawn ? (
        <DrawnCover kind={kind} id={id} />
      ) : (
        <Picture
          src={address}
          alt=""
          width={isLarge ? 640 : 320}
          height={isLarge ? 360 : 180}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : undefined}
          decoding="async"
          onError={() => setBroken(address)}
        />
      )}
      {children}
    </div>
  );
}
