import { avatarCropTexts } from './texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Note } from './Note.tsx';
import type { PictureFile } from './usePictureFile.ts';

/** Explains why the last file was rejected and offers a way out. */
export function PictureFault({ file: { fault, isShrinking, shrink } }: { file: PictureFile }) {
  const words = useTexts(avatarCropTexts);
  const text = {
    type: words.wrongType,
    empty: words.empty,
    size: words.tooLarge,
    broken: words.broken,
    shrink: words.shrinkFailed,
  };
  const large = fault?.type === 'size' ? fault : null;
  return (
    <Note
      role="alert"
      text={fault ? text[fault.type] : ''}
      hint={large?.file ? fill(words.tooLargeNow, { size: megabytes(large.bytes) }) : undefined}
      action={
        large?.file ? <ShrinkButton file={large.file} isBusy={isShrinking} onShrink={shrink} /> : undefined
      }
    />
  );
}

interface ShrinkButtonProps {
  file: File;
  isBusy: boolean;
  onShrink: (file: File) => void;
}

function ShrinkButton({ file, isBusy, onShrink }: ShrinkButtonProps) {
  const words = useTexts(avatarCropTexts);
  return (
    <Button size="small" busy={isBusy} onClick={() => onShrink(file)}>
      {words.shrink}
    </Button>
  );
}

/** Rounds up, so that a picture over the limit never seems to be within it. */
function megabytes(bytes: number): string {
  return (Math.ceil((bytes / 1_048_576) * 10) / 10).toFixed(1);
}
