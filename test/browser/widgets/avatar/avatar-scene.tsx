import { userEvent } from 'vitest/browser';
import { AvatarSetting, avatarDefinition } from '#widgets/avatar/index.ts';
import { transferOf } from '../../drag.ts';
import { show, type Form, type ShowOptions } from '../../widget.tsx';

const widget = { row: avatarDefinition, component: AvatarSetting };
export const uploadPath = '/api/upload/avatar/upload';

export type Shown = ReturnType<typeof showAvatar>;

export function showAvatar(form: Form, options: ShowOptions = { as: 'teacher' }) {
  return show(form, widget, options);
}

export async function openDialog(form: Form, options?: ShowOptions) {
  const shown = showAvatar(form, options);
  await userEvent.click(await shown.findByRole('button', { name: '更换头像' }));
  await shown.findByRole('button', { name: '选择图片' });
  return shown;
}

/** Opens the dialog and chooses a picture. */
export async function openCrop(form: Form, options?: ShowOptions & { file?: File }) {
  const shown = await openDialog(form, options);
  await choose(shown, options?.file ?? (await quarters()));
  return { ...shown, area: await cropArea(shown) };
}

/** Returns the crop area once the picture can be moved. */
export async function cropArea({ findByRole, getByRole }: Pick<Shown, 'findByRole' | 'getByRole'>) {
  const slider = await findByRole('slider', { name: '缩放' });
  await new Promise<void>((resolve) => {
    const look = () => ((slider as HTMLInputElement).disabled ? requestAnimationFrame(look) : resolve());
    look();
  });
  return getByRole('application', { name: '裁剪区域' });
}

export async function choose({ host }: Pick<Shown, 'host'>, ...files: File[]) {
  const field = (host.shadowRoot ?? host).querySelector<HTMLInputElement>('dialog input[type=file]');
  if (!field) throw new Error('there is no file field');
  // `userEvent.upload` would respect the field's `accept`.
  field.files = transferOf(...files).files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

export const saveButton = ({ getByRole }: Pick<Shown, 'getByRole'>) =>
  getByRole('button', { name: '保存头像' });

export type Colour = readonly [number, number, number];
export const red: Colour = [210, 40, 40];
export const green: Colour = [40, 170, 60];
export const blue: Colour = [40, 70, 210];
export const yellow: Colour = [230, 200, 40];

/** Draws a picture of four colours: red and green above, blue and yellow below. */
export function fourColours(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const fields = [
    [red, 0, 0],
    [green, 1, 0],
    [blue, 0, 1],
    [yellow, 1, 1],
  ] as const;
  for (const [colour, x, y] of fields) {
    context.fillStyle = `rgb(${colour.join(' ')})`;
    context.fillRect((x * width) / 2, (y * height) / 2, width / 2, height / 2);
  }
  return canvas;
}

export function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(`no ${type}`))), type, 0.95);
  });
}

export async function quarters(width = 600, height = 600, name = '证件照.png', type = 'image/png') {
  return new File([await encoded(fourColours(width, height), type)], name, { type });
}

/** Pads the same picture to exactly this many bytes: decoders ignore what follows its end. */
export async function grown(bytes: number, name = '大图.png') {
  const picture = await quarters();
  return new File([picture, new Uint8Array(bytes - picture.size)], name, { type: picture.type });
}

/** Creates a photo as a phone held upright takes it: stored sideways, with an EXIF orientation. */
export async function phonePhoto(): Promise<File> {
  const jpeg = new Uint8Array(await (await encoded(fourColours(600, 400), 'image/jpeg')).arrayBuffer());
  const orientation = 6;
  const tiff = [
    ...[0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8], // big-endian, the first directory at 8
    ...[0, 1], // one entry
    ...[1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0], // orientation, a short
    ...[0, 0, 0, 0],
  ];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const segment = [0xff, 0xe1, 0, exif.length + 2, ...exif];
  return new File([jpeg.slice(0, 2), new Uint8Array(segment), jpeg.slice(2)], '照片.jpg', {
    type: 'image/jpeg',
  });
}

/** Returns the user's avatar as the server has stored it. */
export async function storedAvatar({ sandbox }: Pick<Shown, 'sandbox'>, userId = 'u-1001') {
  const response = await sandbox.fetch(`/avatars/${userId}.jpg`);
  const blob = await response.blob();
  const bitmap = await createImageBitmap(blob);
  return { type: blob.type, ...readPixels(bitmap, bitmap.width, bitmap.height) };
}

export function readPixels(source: CanvasImageSource, width: number, height: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(source, 0, 0);
  return {
    width,
    height,
    /** Returns the name of the colour at a position, or its numbers if it is none of the four. */
    at(x: number, y: number): string {
      const [r = 0, g = 0, b = 0] = context.getImageData(x, y, 1, 1).data;
      const known = { red, green, blue, yellow, white: [255, 255, 255] as const };
      const near = Object.entries(known).find(([, [R, G, B]]) =>
        [r - R, g - G, b - B].every((difference) => Math.abs(difference) < 30),
      );
      return near?.[0] ?? `${r} ${g} ${b}`;
    },
  };
}

/** Returns the colours in the corners: top left, top right, bottom left, bottom right. */
export function corners(picture: ReturnType<typeof readPixels>): string[] {
  const near = 8;
  const { width, height, at } = picture;
  return [at(near, near), at(width - near, near), at(near, height - near), at(width - near, height - near)];
}
