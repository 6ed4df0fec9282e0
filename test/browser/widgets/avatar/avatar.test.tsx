import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  choose,
  corners,
  cropArea,
  openCrop,
  openDialog,
  phonePhoto,
  quarters,
  readPixels,
  saveButton,
  showAvatar,
  storedAvatar,
  uploadPath,
  type Shown,
} from './avatar-scene.tsx';
import { transferOf } from '../../drag.ts';
import { componentForms, eventually, expectAccessible, forms } from '../../widget.tsx';

beforeEach(() => page.viewport(1280, 800));

async function preview({ getByRole }: Pick<Shown, 'getByRole'>) {
  const canvas = getByRole('img', { name: '80×80 像素预览' }) as HTMLCanvasElement;
  return readPixels(canvas, canvas.width, canvas.height);
}
const previewShows = (shown: Pick<Shown, 'getByRole'>, colours: string[]) =>
  eventually(async () => expect(corners(await preview(shown))).toEqual(colours));

async function save(shown: Shown) {
  await userEvent.click(saveButton(shown));
  await shown.findByText('上传头像成功！');
}

describe.each(forms)('the avatar, as %s', (form) => {
  it('is the picture of whoever is signed in, in a button, at the size that was asked for', async () => {
    const shown = showAvatar(form, { as: 'teacher', props: { size: 60 } });
    const button = await shown.findByRole('button', { name: '更换头像' });
    expect(button.getBoundingClientRect()).toMatchObject({ width: 60, height: 60 });
    expect(button.getAttribute('aria-haspopup')).toBe('dialog');
    expect(shown.queryByRole('dialog')).toBeNull();
  });

  describe.each(componentForms)('in either form', () => {
    it.each([
      ['read-only', { as: 'teacher', props: { readonly: true } }],
      ['of somebody else', { as: 'teacher', props: { userId: 'u-1002' } }],
      ['of nobody', { as: 'visitor' }],
      ['of a guest', { as: 'guest' }],
    ] as const)('that is %s is a picture without a button, and nothing opens', async (_, options) => {
      const shown = showAvatar(form, options);
      await shown.findByRole('img', { name: /头像/ });
      shown.call('open');
      expect(shown.queryByRole('button')).toBeNull();
      expect(shown.queryByRole('dialog')).toBeNull();
    });

    it('falls back to the default picture where there is none', async () => {
      const shown = showAvatar(form, { as: 'teacher', settings: { avatarBase: '/nowhere/' } });
      const button = await shown.findByRole('button', { name: '更换头像' });
      await eventually(() => {
        expect(button.querySelector('img')).toBeNull();
        expect(button.querySelector('svg')).not.toBeNull();
      });
    });
  });

  it('opens by its method, and gives the focus back on Esc', async () => {
    const shown = showAvatar(form);
    const button = await shown.findByRole('button', { name: '更换头像' });
    button.focus();
    shown.call('open');
    const start = await shown.findByRole('button', { name: '选择图片' });
    expect(shown.focused()).toBe(start);
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(shown.queryByRole('dialog')).toBeNull());
    expect(shown.focused()).toBe(button);
  });

  it('is cropped to 150 × 150, sent form-encoded, and read back with the pixels that were chosen', async () => {
    const changed = vi.fn();
    const shown = await openCrop(form, { as: 'teacher', props: { onChanged: changed } });
    await previewShows(shown, ['red', 'green', 'blue', 'yellow']);
    await save(shown);
    expect(shown.queryByRole('dialog')).toBeNull();

    const [call] = shown.calls(uploadPath);
    expect(call?.headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(call?.body).toMatchObject({ userId: 'u-1001' });
    const stored = await storedAvatar(shown);
    expect(stored).toMatchObject({ type: 'image/jpeg', width: 150, height: 150 });
    expect(corners(stored)).toEqual(['red', 'green', 'blue', 'yellow']);
    // The edges lie exactly in the middle.
    expect([stored.at(68, 10), stored.at(81, 10), stored.at(10, 81)]).toEqual(['red', 'green', 'blue']);

    const { avatarVersion } = shown.session.getState();
    expect(changed.mock.calls).toEqual([
      [{ url: new URL(`/avatars/u-1001.jpg?t=${avatarVersion}`, shown.api).href }],
    ]);
  });

  describe.each(componentForms)('in either form', () => {
    it('can be turned, moved, zoomed and put back, and the previews follow', async () => {
      const shown = await openCrop(form);
      await userEvent.click(shown.getByRole('button', { name: '向右旋转' }));
      await previewShows(shown, ['blue', 'red', 'yellow', 'green']);
      await shown.findByText('图片已旋转 90 度');
      await userEvent.click(shown.getByRole('button', { name: '向左旋转' }));
      await previewShows(shown, ['red', 'green', 'blue', 'yellow']);

      const slider = shown.getByRole('slider', { name: '缩放' });
      const before = slider.getAttribute('aria-valuetext');
      await userEvent.click(shown.getByRole('button', { name: '放大' }));
      await eventually(() => expect(slider.getAttribute('aria-valuetext')).not.toBe(before));
      await userEvent.click(shown.getByRole('button', { name: '还原' }));
      await eventually(() => expect(slider.getAttribute('aria-valuetext')).toBe(before));
      await userEvent.fill(slider, '100');
      await eventually(() => expect(slider.getAttribute('aria-valuetext')).toBe('400%'));
      await save(shown);
    });
  });

  it('follows the pointer, and never leaves the crop', async () => {
    const shown = await openCrop(form);
    await userEvent.click(shown.getByRole('button', { name: '放大' }));
    const { left, top } = shown.area.getBoundingClientRect();
    const at = (x: number, y: number) => ({ clientX: left + x, clientY: top + y });
    drag(shown.area, [at(140, 140), at(200, 140), at(2000, 140)]);
    // Moved to the right as far as it goes, so the left half fills the crop.
    await previewShows(shown, ['red', 'red', 'blue', 'blue']);
    await save(shown);
    expect(corners(await storedAvatar(shown))).toEqual(['red', 'red', 'blue', 'blue']);
  });

  it('works on a phone: a sheet, fingers that move and pinch, targets of 44 px', async () => {
    await page.viewport(390, 844);
    const shown = await openCrop(form);
    const dialog = shown.getByRole('dialog');
    await eventually(() =>
      expect(dialog.getBoundingClientRect()).toMatchObject({ left: 0, right: 390, bottom: 844 }),
    );
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    for (const button of shown.getAllByRole('button')) {
      if (dialog.contains(button)) expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    expect(getComputedStyle(shown.area).touchAction).toBe('none');

    const slider = shown.getByRole('slider', { name: '缩放' });
    const percent = () => Number.parseInt(slider.getAttribute('aria-valuetext') ?? '', 10);
    const before = percent();
    pinch(shown.area, 40, 60);
    await eventually(() => expect(percent() / before).toBeCloseTo(1.5, 1));
    // A pinch whose fingers rotate slightly does not rotate the picture.
    await previewShows(shown, ['red', 'green', 'blue', 'yellow']);
    pinch(shown.area, 60, 2);
    await eventually(() => expect(percent()).toBe(100));
  });

  it('is done by keyboard alone', async () => {
    const shown = showAvatar(form);
    await shown.findByRole('button', { name: '更换头像' });
    await userEvent.keyboard('{Tab}');
    expect(shown.focused()).toBe(shown.getByRole('button', { name: '更换头像' }));
    await userEvent.keyboard('{Enter}');
    await shown.findByRole('button', { name: '选择图片' });
    await choose(shown, await quarters());
    const area = await cropArea(shown);
    await eventually(() => expect(shown.focused()).toBe(area));
    expect(describes(shown, area)).toContain('按方向键移动');

    const slider = shown.getByRole('slider', { name: '缩放' });
    const before = slider.getAttribute('aria-valuetext');
    await userEvent.keyboard('++');
    await eventually(() => expect(slider.getAttribute('aria-valuetext')).not.toBe(before));
    await userEvent.keyboard('{Shift>}{ArrowDown>20/}{/Shift}');
    await previewShows(shown, ['red', 'green', 'red', 'green']);
    await userEvent.keyboard('{Shift>}{ArrowUp>40/}{/Shift}');
    await previewShows(shown, ['blue', 'yellow', 'blue', 'yellow']);

    const order: (string | null | undefined)[] = [];
    do {
      await userEvent.keyboard('{Tab}');
      order.push(shown.focused()?.getAttribute('aria-label') ?? shown.focused()?.textContent);
    } while (order.at(-1) !== '保存头像' && order.length < 20);
    expect(order).toEqual([
      '缩小',
      '缩放',
      '放大',
      '向左旋转',
      '向右旋转',
      '还原',
      '重新选择',
      '取消',
      '保存头像',
    ]);
    await userEvent.keyboard('{Enter}');
    await shown.findByText('上传头像成功！');
    expect(shown.focused()).toBe(shown.getByRole('button', { name: '更换头像' }));
    expect(corners(await storedAvatar(shown))).toEqual(['blue', 'yellow', 'blue', 'yellow']);
  });

  describe.each(componentForms)('in either form', () => {
    it('of a phone stands upright, however the page has set its pictures', async () => {
      document.documentElement.style.imageOrientation = 'none';
      try {
        const shown = await openCrop(form, { as: 'teacher', file: await phonePhoto() });
        // The EXIF orientation rotates the stored picture to the right by a quarter turn.
        await previewShows(shown, ['blue', 'red', 'yellow', 'green']);
        await save(shown);
        expect(corners(await storedAvatar(shown))).toEqual(['blue', 'red', 'yellow', 'green']);
      } finally {
        document.documentElement.style.imageOrientation = '';
      }
    });

    it('that is transparent gets a white ground', async () => {
      const clear = new OffscreenCanvas(300, 300);
      clear.getContext('2d');
      const file = new File([await clear.convertToBlob()], '透明.png', { type: 'image/png' });
      const shown = await openCrop(form, { as: 'teacher', file });
      await save(shown);
      expect(corners(await storedAvatar(shown))).toEqual(['white', 'white', 'white', 'white']);
    });
  });

  test.each(['paste', 'drop'] as const)('takes a picture by %s', async (how) => {
    const shown = await openDialog(form);
    const transfer = transferOf(await quarters());
    const event =
      how === 'paste'
        ? new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true })
        : new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    await cropArea(shown);
    await previewShows(shown, ['red', 'green', 'blue', 'yellow']);
  });

  describe.each(componentForms)('in either form', () => {
    it('is exchanged for another one, and the one before is let go', async () => {
      const shown = await openCrop(form);
      await choose(shown, await quarters(300, 600));
      await previewShows(shown, ['red', 'green', 'blue', 'yellow']);
      await cropArea(shown);
      await userEvent.click(shown.getByRole('button', { name: '取消' }));
      await eventually(() => expect(shown.queryByRole('dialog')).toBeNull());
      expect(shown.calls(uploadPath)).toHaveLength(0);
    });
  });

  test.each(['light', 'dark'] as const)('has nothing for axe to find, %s', async (theme) => {
    const shown = showAvatar(form, { as: 'teacher', settings: { theme } });
    const button = await shown.findByRole('button', { name: '更换头像' });
    await expectAccessible(shown.host);
    await userEvent.click(button);
    await shown.findByRole('button', { name: '选择图片' });
    await expectAccessible(shown.host);
    await choose(shown, new File(['text'], '文本.png', { type: 'image/png' }));
    await shown.findByRole('alert');
    await expectAccessible(shown.host);
    await choose(shown, await quarters());
    await cropArea(shown);
    await expectAccessible(shown.host);
  });
});

function drag(area: HTMLElement, [start, ...way]: { clientX: number; clientY: number }[]) {
  const options = { bubbles: true, composed: true, cancelable: true, pointerId: 1, buttons: 1, button: 0 };
  const inner = area.getRootNode() as Document | ShadowRoot;
  const target = start && inner.elementFromPoint(start.clientX, start.clientY);
  target?.dispatchEvent(new PointerEvent('pointerdown', { ...options, ...start }));
  for (const place of way) target?.dispatchEvent(new PointerEvent('pointermove', { ...options, ...place }));
  target?.dispatchEvent(new PointerEvent('pointerup', { ...options, ...way.at(-1) }));
}

/** Moves two fingers around the middle from one distance to another, slightly rotated at the end. */
function pinch(area: HTMLElement, from: number, to: number) {
  const { left, top, width, height } = area.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  const inner = area.getRootNode() as Document | ShadowRoot;
  const target = inner.elementFromPoint(middle.x, middle.y);
  const finger = (type: string, pointerId: number, distance: number, askew = 0) => {
    const side = pointerId === 1 ? -1 : 1;
    const place = { clientX: middle.x + side * distance, clientY: middle.y + side * askew };
    const options = { bubbles: true, composed: true, cancelable: true, pointerType: 'touch', buttons: 1 };
    target?.dispatchEvent(new PointerEvent(type, { ...options, pointerId, ...place }));
  };
  finger('pointerdown', 1, from);
  finger('pointerdown', 2, from);
  for (let step = 1; step <= 10; step += 1) {
    const distance = from + ((to - from) * step) / 10;
    finger('pointermove', 1, distance, step * 0.2);
    finger('pointermove', 2, distance, step * 0.2);
  }
  finger('pointerup', 1, to);
  finger('pointerup', 2, to);
}

function describes({ host }: Pick<Shown, 'host'>, element: HTMLElement): string {
  const id = element.getAttribute('aria-describedby') ?? '';
  return (host.shadowRoot ?? host).querySelector(`[id="${id}"]`)?.textContent ?? '';
}
