import { useState } from 'react';
import { ChevronLeft, ChevronRight, ExternalLink } from 'lucide-react';
import { pictureTexts } from '../../src/texts/pictures.ts';
import { fill } from '../../src/texts/texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { Empty } from '../../src/ui/Empty.tsx';
import { IconButton } from '../../src/ui/IconButton.tsx';
import css from './viewer.css?inline';

interface PictureViewerProps {
  pictures: readonly string[];
  /** The first one shown, from 0. */
  place: number;
  onClose: () => void;
}

/** Pictures of a message, large; the arrow keys lead to the others. */
export function PictureViewer({ pictures, place, onClose }: PictureViewerProps) {
  useStyles(css);
  const words = useTexts(pictureTexts);
  const [shown, setShown] = useState(place);
  const [isBroken, setBroken] = useState(false);
  const address = pictures[shown] ?? '';
  const go = (to: number) => {
    if (to < 0 || to >= pictures.length) return;
    setBroken(false);
    setShown(to);
  };
  const title = fill(words.place, { place: shown + 1, count: pictures.length });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={pictures.length > 1 ? title : words.viewer}
      size="wide"
      className="portal-viewer"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of its two buttons, wherever the focus is inside */}
      <div
        className="portal-viewer-stage"
        onKeyDown={(event) => {
          if (event.key === 'ArrowLeft') go(shown - 1);
          if (event.key === 'ArrowRight') go(shown + 1);
        }}
      >
        {pictures.length > 1 ? (
          <IconButton
            label={words.previous}
            icon={<ChevronLeft aria-hidden="true" />}
            aria-disabled={shown === 0 || undefined}
            onClick={() => go(shown - 1)}
          />
        ) : null}
        {isBroken ? (
          <Empty text={words.broken} />
        ) : (
          <img
            key={address}
            src={address}
            alt={fill(words.picture, { place: shown + 1 })}
            onError={() => setBroken(true)}
          />
        )}
        {pictures.length > 1 ? (
          <IconButton
            label={words.next}
            icon={<ChevronRight aria-hidden="true" />}
            aria-disabled={shown === pictures.length - 1 || undefined}
            onClick={() => go(shown + 1)}
          />
        ) : null}
      </div>
      <a className="portal-viewer-original" href={address} target="_blank" rel="noopener noreferrer">
        {words.openOriginal}
        <ExternalLink size={14} aria-hidden="true" />
      </a>
    </Dialog>
  );
}
