import { useEffect, useRef } from 'react';
import { ImageUp } from 'lucide-react';
import { useSession } from '#src/data/portal-context.ts';
import { useAvatarUrl } from '#src/data/useAvatarUrl.ts';
import { avatarCropTexts } from './texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Avatar } from '#src/ui/media/Avatar.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { previewSides } from './crop-frame.ts';

interface PickPaneProps {
  /** A file is being dragged over the page. */
  isOver: boolean;
  onPick: () => void;
}

/** Shows the current avatar and how to choose a picture, until one is chosen. */
export function PickPane({ isOver, onPick }: PickPaneProps) {
  const words = useTexts(avatarCropTexts);
  const userId = useSession((session) => session.userId);
  const picture = useAvatarUrl(userId);
  const button = useRef<HTMLButtonElement>(null);
  // This pane also returns after a picture could not be opened, and the focus is lost then, too.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);

  return (
    <div className="portal-crop-pane">
      <div className="portal-crop-work">
        <div className="portal-crop-stage portal-crop-pick">
          <ImageUp size={36} strokeWidth={1.5} aria-hidden="true" />
          <Button ref={button} variant="primary" data-autofocus="" onClick={onPick}>
            {words.choose}
          </Button>
          <p className="portal-crop-drop portal-crop-mouse">{isOver ? words.dropNow : words.drop}</p>
        </div>
        <p className="portal-crop-hint">{words.types}</p>
      </div>
      <div className="portal-crop-previews">
        <p className="portal-crop-previews-title">{words.current}</p>
        <ul className="portal-crop-previews-list">
          {previewSides.map((size) => (
            <li key={size} className="portal-crop-preview">
              <Avatar src={picture} name="" size={size} />
              <span>{fill(words.size, { size })}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
