import type { ReactNode } from 'react';
import { pictureTexts } from '../../src/texts/pictures.ts';
import { fill } from '../../src/texts/texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';

interface MessageProps {
  isOwn: boolean;
  name: string;
  time: string;
  content: string;
  pictures: readonly string[];
  onView: (viewed: { pictures: readonly string[]; place: number }) => void;
  footer?: ReactNode;
}

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
          {pictures.map((address, place) => {
            const picture = fill(words.picture, { place: place + 1 });
            return (
              <li key={address}>
                <button
                  type="button"
                  aria-label={fill(words.view, { name: picture })}
                  onClick={() => onView({ pictures, place })}
                >
                  <img src={address} alt="" loading="lazy" />
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
