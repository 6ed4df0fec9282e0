import { expect } from 'vitest';
import { flow } from '../flow.ts';
import type { Tab } from '../tab.ts';

/** A picture whose left half is red and whose right half is blue, as the browser paints it. */
async function twoColours(tab: Tab): Promise<Buffer> {
  const base64 = await tab.run(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 600, height: 300 });
    const context = canvas.getContext('2d');
    for (const [colour, left] of [
      ['red', 0],
      ['blue', 300],
    ] as const) {
      if (context) context.fillStyle = colour;
      context?.fillRect(left, 0, 300, 300);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

/** Size and colour of the centre of the picture in the header. */
const headerPicture = (tab: Tab) =>
  tab.run(async () => {
    const picture = document.querySelector<HTMLImageElement>('header button img');
    if (!picture) return 'none';
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1;
    const context = canvas.getContext('2d');
    const { naturalWidth: width, naturalHeight: height } = picture;
    context?.drawImage(picture, width / 2, height / 2, 1, 1, 0, 0, 1, 1);
    const [red = 0, , blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    return `${width}×${height} ${red > 200 ? 'red' : ''}${blue > 200 ? 'blue' : ''}`;
  });

export const avatar = [
  flow('the avatar: a picture is chosen, dragged in the crop, and saved', async (visit) => {
    const tab = await visit.openAs('teacher', '/space/workbench');
    const dialog = ['dialog', '更换头像'] as const;
    await tab.click('button', '更换头像');
    await tab.giveFile(
      ['button', '选择图片', dialog],
      { name: '双色.png', type: 'image/png', bytes: await twoColours(tab) },
      'choose',
    );
    await tab.isFocused('application', '裁剪区域');
    const { x, y } = await tab.pointOf('application', '裁剪区域');
    // To the right, so that the centre of the crop is on the left half.
    await tab.drag([
      { x, y },
      { x: x + 40, y },
      { x: x + 120, y },
    ]);
    await tab.click('button', '保存头像', dialog);
    await tab.seeText('上传头像成功！');
    await expect.poll(() => headerPicture(tab)).toBe('150×150 red');
    await tab.isFocused('button', '更换头像');
  }),
];
