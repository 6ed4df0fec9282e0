import sharp from 'sharp';

/** The sandbox's covers and portraits in the size of a cover: drawn in full, they would take half of the accepted pictures. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><path fill="#8ab" d="M0 0h640v360H0z"/>
<path stroke="#567" stroke-width="8" d="M0 0 640 360M640 0 0 360"/></svg>`;

const rule = (url: string) => `img[src*='/pictures/'] { content: url("${url}"); }`;

/** Shows where a picture stands and how it is cut. Shadow roots do not have this rule. */
export const flatPictures = rule(`data:image/svg+xml,${encodeURIComponent(picture)}`);

/** The same for WebKit, which now and then takes a drawing for as wide as its place. */
export async function flatPixels(): Promise<string> {
  const png = await sharp(Buffer.from(picture)).png({ palette: true }).toBuffer();
  return rule(`data:image/png;base64,${png.toString('base64')}`);
}
