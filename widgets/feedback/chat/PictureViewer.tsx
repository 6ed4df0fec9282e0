import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import { noMedia, type LinkedMedia } from '#src/rules/media-url.ts';
import { Picture } from '#src/ui/media/Picture.tsx';
import { useState } from 'react';
import { ChevronLeft, ChevronRight, ExternalLink } from 'lucide-react';
import { pictureTexts } from '#src/texts/pictures.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Dialog } from '#src/ui/dialogs/Dialog.tsx';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import css from './picture-viewer.css?inline';

interface PictureViewerProps {
  pictures: readonly LinkedMedia[];
  /** Of the picture to begin with, from 0. */
  index: number;
  onClose: () => void;
}

/** The pictures of a message in full size, one at a time; the left and right arrow keys switch. */
export function PictureViewer({ pictures, index, onClose }: PictureViewerProps) {
  useStyles(css);
  const words = useTexts(pictureTexts);
  const [current, setCurrent] = useState(index);
  const [isBroken, setBroken] = useState(false);
  const url = pictures[current] ?? noMedia;
  const goTo = (next: number) => {
    if (next < 0 || next >= pictures.length) return;
    setBroken(false);
    setCurrent(next);
  };
  const title = fill(words.place, { place: current + 1, count: pictures.length });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={pictures.length > 1 ? title : words.viewer}
      size="wide"
      className="portal-viewer"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keyboard shortcuts of the two buttons, wherever the focus is inside */}
      <div
        className="portal-viewer-stage"
        onKeyDown={(event) => {
          if (event.key === 'ArrowLeft') goTo(current - 1);
          if (event.key === 'ArrowRight') goTo(current + 1);
        }}
      >
        {pictures.length > 1 ? (
          <IconButton
            label={words.previous}
            icon={<ChevronLeft aria-hidden="true" />}
            aria-disabled={current === 0}
            onClick={() => goTo(current - 1)}
          />
        ) : null}
        {isBroken ? (
          <EmptyState text={words.broken} />
        ) : (
          <Picture
            key={url}
            src={url}
            alt={fill(words.picture, { place: current + 1 })}
            onError={() => setBroken(true)}
          />
        )}
        {pictures.length > 1 ? (
          <IconButton
            label={words.next}
            icon={<ChevronRight aria-hidden="true" />}
            aria-disabled={current === pictures.length - 1}
            onClick={() => goTo(current + 1)}
          />
        ) : null}
      </div>
      <Anchor className="portal-viewer-original" href={url} target="_blank" rel="noopener noreferrer">
        {words.openOriginal}
        <ExternalLink size={14} aria-hidden="true" />
      </Anchor>
    </Dialog>
  );
}
