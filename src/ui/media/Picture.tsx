import type { ComponentProps } from 'react';
import type { MediaUrl } from '../../rules/media-url.ts';

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet'> & { src: MediaUrl };

/** The only `<img>`: its URL has passed the rule of `MediaUrl`. */
export const Picture = ({ alt, ...rest }: PictureProps) => <img alt={alt} {...rest} />;
