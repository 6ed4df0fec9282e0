/** An area in px; of the window, unless it says otherwise. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** An image that is fetched after the page has been read. */
export interface PictureSource {
  /** Resolves to a data URL, or to null if its server does not allow it. */
  load: () => Promise<string | null>;
  /** Names the frame that is drawn in its place. */
  label: string;
  data?: string | null;
}

/** One absolutely positioned box of the screenshot. */
export interface PaintNode {
  /** In the coordinates of the nearest transformed ancestor, else of the window. */
  box: Area;
  /** Top left corner of its padding box, to which its children are relative. */
  origin?: { left: number; top: number };
  /** Declarations that many boxes share; they become a class. */
  css: string;
  /** Declarations of this box alone. */
  ownCss?: string;
  /** Markup inside the box, before its children. */
  content?: string;
  picture?: PictureSource;
  /** Declarations of the image inside the box. */
  pictureCss?: string;
  children: PaintNode[];
  /** The part of the window that it covers from top to bottom, with its shadow; decides on the bands that contain it. */
  extent: { top: number; bottom: number };
}

export function escapeMarkup(text: string): string {
  return (
    text
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;')
      // Characters that XML cannot contain.
      .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
  );
}
