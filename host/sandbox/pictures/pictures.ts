import { drawAvatar } from './avatar.ts';
import { drawBanner } from './banner.ts';
import { drawSmallCertificate } from './certificate.ts';
import { drawCover } from './cover.ts';
import { drawLogo } from './logo.ts';
import { serve, type Routes } from '../route.ts';

export type PictureKind = 'cover' | 'banner' | 'avatar' | 'logo' | 'certificate';

const drawings: Record<PictureKind, (seed: string) => string> = {
  cover: drawCover,
  banner: drawBanner,
  avatar: drawAvatar,
  logo: drawLogo,
  certificate: drawSmallCertificate,
};

/** Draws a picture; the same seed gives the same picture. Null for an unknown kind. */
export function drawPicture(kind: string, seed: string): string | null {
  return Object.hasOwn(drawings, kind) ? drawings[kind as PictureKind](seed) : null;
}

/** Where a picture is served. */
export const pictureUrl = (kind: PictureKind, seed: string) =>
  `/sandbox/pictures/${kind}/${encodeURIComponent(seed)}.svg`;

export function pictureRoutes(routes: Routes): void {
  serve(routes, '/sandbox/pictures/{kind}/{name}', ({ request }) =>
    pictureResponse(new URL(request.url).pathname),
  );
}

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
