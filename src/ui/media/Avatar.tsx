import type { MediaUrl } from '../../rules/media-url.ts';
import { Picture } from './Picture.tsx';
import { useState } from 'react';
import { fill } from '../../texts/texts.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { uiTexts } from '../../texts/ui.ts';
import { useStyles } from '../../theme/useStyles.ts';
import css from './avatar.css?inline';
import { isMissingPicture, rememberMissingPicture } from './missing-pictures.ts';
import { AVATAR_PX } from '../../rules/limits.ts';

export interface AvatarProps {
  /** The URL, see `avatarUrl`. The default picture replaces an empty URL and a picture that fails to load. */
  src?: MediaUrl;
  /** The name of the user; leave it empty when the avatar is decorative, e.g. beside the name. */
  name?: string;
  /** The size in px; defaults to 57. */
  size?: number;
}

export function Avatar({ src, name, size = AVATAR_PX }: AvatarProps) {
  useStyles(css);
  const words = useTexts(uiTexts);
  const [broken, setBroken] = useState<string | null>(null);
  const text = name === '' ? '' : name ? fill(words.avatarOf, { name }) : words.avatar;

  if (src && src !== broken && !isMissingPicture(src)) {
    return (
      <Picture
        className="portal-avatar"
        part="avatar"
        src={src}
        alt={text}
        width={size}
        height={size}
        onError={() => {
          setBroken(src);
          rememberMissingPicture(src);
        }}
      />
    );
  }
  return (
    <svg
      className="portal-avatar"
      part="avatar"
      viewBox="0 0 57 57"
      width={size}
      height={size}
      role={text ? 'img' : undefined}
      aria-label={text || undefined}
      aria-hidden={text ? undefined : true}
    >
      <rect className="portal-avatar-ground" width="57" height="57" />
      <circle className="portal-avatar-person" cx="28.5" cy="22.5" r="9.5" />
      <path className="portal-avatar-person" d="M8.5 57c0-12 9-19.500 20-19.500S48.500 45 48.500 57z" />
    </svg>
  );
}
