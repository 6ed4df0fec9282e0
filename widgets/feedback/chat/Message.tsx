import type { LinkedMedia } from '#src/rules/media-url.ts';
import { Picture } from '#src/ui/media/Picture.tsx';
import type { ReactNode } from 'react';
import { pictureTexts } from '#src/texts/pictures.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';

interface MessageProps {
  isOwn: boolean;
  name: string;
  time: string;
  content: string;
  pictures: readonly LinkedMedia[];
  onView: (viewed: { pictures: readonly LinkedMedia[]; index: number }) => void;
  footer?: ReactNode;
}

/** One message of a conversation, with its pictures; `footer` shows its delivery status. */
export function Message({ isOwn, name, time, content, pictures, onView, footer }: MessageProps) {
  const words = useTexts(pictureTexts);
  return (
    <li className="portal-feedback-message" data-own={isOwn || undefined}>
      <span className="portal-feedback-message-head">
        <span>{name}</span>
        {time ? <time>{time}</time> : null}
      </span>
      {content ? <p className="portal-feedback-bubble">{content}</p> : null}
      {pictures.length > 0 ? (
        <ul className="portal-feedback-message-pictures">
          {pictures.map((url, index) => {
            const name = fill(words.picture, { place: index + 1 });
            return (
              <li key={url}>
                <button
                  type="button"
                  aria-label={fill(words.view, { name })}
                  onClick={() => onView({ pictures, index })}
                >
                  <Picture src={url} alt="" loading="lazy" />
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
      {footer}
    </li>
  );
}
