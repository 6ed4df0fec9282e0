import { drawAvatar } from './pictures/avatar.ts';
import { drawBanner } from './pictures/banner.ts';
import { drawCertificate } from './pictures/certificate.ts';
import { drawCover } from './pictures/cover.ts';
import { drawLogo } from './pictures/logo.ts';

const drawings = {
  cover: drawCover,
  banner: drawBanner,
  avatar: drawAvatar,
  logo: drawLogo,
  /** As a list shows it: the certificate without its owner. */
  certificate: (seed: string) =>
    drawCertificate({
      realName: '————',
      title: '教师专业发展研修',
      lessonNum: 0,
      certNo: seed,
      organiser: '教师研修中心',
      date: '',
    }),
};

export type PictureKind = keyof typeof drawings;

/** Draws a picture; the same seed gives the same picture. Null for an unknown kind. */
export function drawPicture(kind: string, seed: string): string | null {
  return Object.hasOwn(drawings, kind) ? drawings[kind as PictureKind](seed) : null;
}

/** Where a picture is served. */
export const pictureUrl = (kind: PictureKind, seed: string) =>
  `/sandbox/pictures/${kind}/${encodeURIComponent(seed)}.svg`;

const address = /^\/sandbox\/pictures\/([a-z]+)\/([^/]+)\.svg$/;

/** The answer to a request for a picture, by its pathname. A picture never changes, so it may be kept. */
export function pictureResponse(pathname: string): Response {
  const [, kind = '', seed = ''] = address.exec(pathname) ?? [];
  const drawn = drawPicture(kind, decode(seed));
  if (drawn === null) return new Response('Not found', { status: 404 });
  return new Response(drawn, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  });
}

function decode(seed: string): string {
  try {
    return decodeURIComponent(seed);
  } catch {
    return seed;
  }
}
