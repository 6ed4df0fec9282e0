import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { byTouch, openForm } from './feedback-scene.tsx';
import { componentForms, eventually, expectAccessible, forms } from '../../widget.tsx';

let ground: HTMLElement;

/** Builds a page of coloured areas with fields, scrolled down. */
beforeEach(async () => {
  await page.viewport(1280, 800);
  ground = document.createElement('div');
  const area = (css: string, inside: Node[] = []) => {
    const element = document.createElement('div');
    element.style.cssText = css;
    element.append(...inside);
    ground.append(element);
    return element;
  };
  const field = (value: string, type = 'text') => {
    const input = document.createElement('input');
    input.type = type;
    input.value = value;
    input.style.cssText =
      'display:block;width:300px;height:40px;border:0;background:rgb(0 255 0);color:rgb(0 0 255);font-size:30px';
    return input;
  };
  area('position:sticky;top:0;height:50px;background:rgb(255 0 0)');
  area('position:fixed;bottom:0;left:0;width:100px;height:50px;background:rgb(0 0 255)');
  area('height:250px;background:rgb(250 250 0)');
  area('height:100px;background:rgb(0 200 200)', [field('███'), field('███', 'password')]);
  area('height:3000px;background:rgb(128 128 128)');
  document.body.append(ground);
  window.scrollTo(0, 200);
});
afterEach(() => ground.remove());

async function takeScreenshot(form: (typeof forms)[number]) {
  const shown = await openForm(form);
  await userEvent.click(shown.getByRole('button', { name: '页面截图' }));
  return previewOf(shown);
}

async function previewOf(shown: Awaited<ReturnType<typeof openForm>>) {
  const dialog = await shown.findByRole('dialog', { name: '页面截图' });
  const canvas = () => {
    const found = dialog.querySelector('canvas');
    if (!found) throw new Error('there is no picture');
    return found;
  };
  /** Returns the colour at a point of the page, in the page's px. */
  const colour = (x: number, y: number, from = canvas()) =>
    [...(from.getContext('2d')?.getImageData(x * 3 + 1, y * 3 + 1, 1, 1).data ?? [])].slice(0, 3).join(' ');
  return { ...shown, dialog, canvas, colour };
}

let held = 0;

/** Holds back the drawing: a picture of the page cannot be read until `release` is called. */
function holdDrawing() {
  const picture = document.createElement('img');
  picture.src = `/sandbox/pictures/held-${++held}.svg`;
  picture.style.cssText = 'position:fixed;left:0;top:300px;width:20px;height:20px';
  ground.append(picture);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const { fetch } = window;
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (input === picture.src) {
      await released;
      return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
        headers: { 'content-type': 'image/svg+xml' },
      });
    }
    return fetch(input, init);
  });
  return () => {
    spy.mockRestore();
    release();
  };
}

/** Appends a box to the page, at the left of its grey area. */
function addBox(css: string, ...inside: Node[]): HTMLElement {
  const box = document.createElement('div');
  box.style.cssText = `position:fixed;left:300px;top:450px;${css}`;
  box.append(...inside);
  ground.append(box);
  return box;
}

const offsetOf = () => document.body.getBoundingClientRect().left;

describe.each(forms)('a screenshot as %s', (form) => {
  test('is what the window shows, at scale 3, without the dialog, and fields are masked', async () => {
    const { canvas, colour, host } = await takeScreenshot(form);
    expect([canvas().width, canvas().height]).toEqual([
      document.documentElement.clientWidth * 3,
      document.documentElement.clientHeight * 3,
    ]);
    const x = offsetOf() + 600;
    expect(colour(x, 20), 'the sticky header').toBe('255 0 0');
    expect(colour(50, 780), 'the fixed box').toBe('0 0 255');
    expect(colour(x, 500), 'what the dialog covers').toBe('128 128 128');
    const field = ground.querySelector('input')?.getBoundingClientRect();
    if (!field) throw new Error('there is no field');
    const masked = [5, 25, 45, 65].map((step) => colour(field.left + step, field.top + 20));
    for (const one of masked) expect(['211 216 224', '194 200 211']).toContain(one);
    await expectAccessible(host);
  });

  describe.each(componentForms)('in either form', () => {
    test('shows the values of fields when asked to, but never a password', async () => {
      const { canvas, colour, getByRole } = await takeScreenshot(form);
      const [text, password] = [...ground.querySelectorAll('input')].map((one) =>
        one.getBoundingClientRect(),
      );
      if (!text || !password) throw new Error('there are no fields');
      const first = canvas();
      await userEvent.click(getByRole('checkbox', { name: '遮盖输入框中的内容' }));
      await eventually(() => expect(canvas()).not.toBe(first));
      expect(colour(text.right - 10, text.top + 20)).toBe('0 255 0');
      expect(['211 216 224', '194 200 211']).toContain(colour(password.right - 10, password.top + 20));
    });
  });

  test('masks are added by keyboard and painted into the uploaded picture', async () => {
    const { getByRole, findByRole, queryByRole, calls, focused, dialog } = await takeScreenshot(form);
    await userEvent.click(getByRole('button', { name: '添加遮盖' }));
    const mask = await findByRole('button', { name: '遮盖区域 1' });
    await eventually(() => expect(focused()).toBe(mask));
    const { left } = mask.getBoundingClientRect();
    await userEvent.keyboard('{ArrowRight}');
    await eventually(() => expect(mask.getBoundingClientRect().left).toBeGreaterThan(left));
    await userEvent.keyboard('{Delete}');
    await eventually(() => expect(queryByRole('button', { name: /遮盖区域/ })).toBeNull());
    await userEvent.click(getByRole('button', { name: '添加遮盖' }));
    await findByRole('button', { name: '遮盖区域 1' });
    await userEvent.click(getByRole('button', { name: '使用截图' }));
    await eventually(() => expect(dialog.isConnected).toBe(false));
    const thumbnail = await findByRole<HTMLImageElement>('img', { name: '页面截图.png' });
    await eventually(() => expect(calls('/api/upload/imgCreate')).toHaveLength(1));
    const bitmap = await createImageBitmap(await (await fetch(thumbnail.src)).blob());
    const sent = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    sent?.drawImage(bitmap, 0, 0);
    const middle = sent?.getImageData(bitmap.width / 2, bitmap.height * 0.45, 1, 1).data ?? [];
    expect([...middle].slice(0, 3)).toEqual([0x2b, 0x30, 0x3b]);
  });

  describe.each(componentForms)('in either form', () => {
    test('its hint speaks of keys, except by touch', async () => {
      const first = await takeScreenshot(form);
      expect(first.dialog.textContent).toContain('使用键盘时，先添加遮盖');
      first.unmount();
      byTouch();
      const { dialog } = await takeScreenshot(form);
      expect(dialog.textContent).toContain('在图片上拖动，可以遮盖不想公开的内容。');
      expect(dialog.textContent).not.toContain('使用键盘时');
    });
  });

  test('a mask is drawn by the pointer, and undone', async () => {
    const { canvas, findByRole, getByRole, queryByRole } = await takeScreenshot(form);
    const picture = canvas();
    const { left, top, width, height } = picture.getBoundingClientRect();
    const at = (type: string, x: number, y: number) =>
      picture.dispatchEvent(
        new PointerEvent(type, {
          clientX: left + width * x,
          clientY: top + height * y,
          pointerId: 1,
          bubbles: true,
          composed: true,
        }),
      );
    // Synthetic events have no pointer that could be captured.
    const captured = vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue(undefined);
    at('pointerdown', 0.1, 0.1);
    at('pointermove', 0.3, 0.5);
    at('pointerup', 0.3, 0.5);
    captured.mockRestore();
    const mask = await findByRole('button', { name: '遮盖区域 1' });
    expect(mask.getBoundingClientRect().width).toBeCloseTo(width * 0.2, -1);
    await userEvent.click(getByRole('button', { name: '撤销' }));
    await eventually(() => expect(queryByRole('button', { name: /遮盖区域/ })).toBeNull());
  });

  describe.each(componentForms)('in either form', () => {
    test('waits for a drawing that is held back, says how far it is, and cannot be used before', async () => {
      const release = holdDrawing();
      const shown = await openForm(form);
      await userEvent.click(shown.getByRole('button', { name: '页面截图' }));
      const progress = await shown.findByRole('progressbar', { name: '正在生成截图' });
      await eventually(() => expect(progress.textContent).toMatch(/正在生成截图，已完成 [1-9]\d?%/));
      expect(shown.queryByRole('dialog', { name: '页面截图' })).toBeNull();
      release();
      const { canvas, colour, dialog } = await previewOf(shown);
      const first = canvas();
      expect(colour(offsetOf() + 600, 500)).toBe('128 128 128');

      const releaseAgain = holdDrawing();
      await userEvent.click(shown.getByRole('checkbox', { name: '遮盖输入框中的内容' }));
      await shown.findByRole('progressbar', { name: '正在生成截图' });
      await userEvent.click(shown.getByRole('button', { name: '使用截图' }), { force: true });
      expect(dialog.isConnected).toBe(true);
      expect(shown.calls('/api/upload/imgCreate')).toEqual([]);
      releaseAgain();
      await eventually(() => expect(canvas()).not.toBe(first));
      await eventually(() => expect(shown.queryByRole('progressbar')).toBeNull());
    });

    test('a picture of one colour is refused and taken again', async () => {
      const { drawImage } = CanvasRenderingContext2D.prototype;
      let isBlank = true;
      const spy = vi.spyOn(CanvasRenderingContext2D.prototype, 'drawImage').mockImplementation(function (
        this: CanvasRenderingContext2D,
        ...args: unknown[]
      ) {
        if (!isBlank) Reflect.apply(drawImage, this, args);
      });
      // Reading the picture for the first time ends the first attempt.
      const { getImageData } = CanvasRenderingContext2D.prototype;
      const reading = vi
        .spyOn(CanvasRenderingContext2D.prototype, 'getImageData')
        .mockImplementation(function (this: CanvasRenderingContext2D, ...args) {
          isBlank = false;
          return Reflect.apply(getImageData, this, args);
        });
      const { colour } = await takeScreenshot(form);
      expect(colour(offsetOf() + 600, 500)).toBe('128 128 128');
      spy.mockRestore();
      reading.mockRestore();
    });

    test('a page that stays blank gives no picture to send', async () => {
      const spy = vi
        .spyOn(CanvasRenderingContext2D.prototype, 'drawImage')
        .mockImplementation(() => undefined);
      const shown = await openForm(form);
      await userEvent.click(shown.getByRole('button', { name: '页面截图' }));
      await shown.findByText('截图失败，请重试或改为上传图片');
      expect(shown.queryByRole('dialog', { name: '页面截图' })).toBeNull();
      spy.mockRestore();
    });

    test('shows no scrollbars, and a text exactly where it is on the page', async () => {
      const styles = new CSSStyleSheet();
      styles.replaceSync('.bars::-webkit-scrollbar{width:20px;background:rgb(255 0 255)}');
      document.adoptedStyleSheets.push(styles);
      const tall = document.createElement('div');
      tall.style.cssText = 'height:400px;background:rgb(0 120 0)';
      const scroller = addBox('width:200px;height:60px;overflow-y:scroll', tall);
      scroller.className = 'bars';
      const run = (colour: string) => {
        const span = document.createElement('span');
        span.style.cssText = `font:13px monospace;color:${colour}`;
        span.textContent = '█'.repeat(30);
        return span;
      };
      const [left, right] = [run('rgb(255 0 0)'), run('rgb(0 0 255)')];
      addBox('top:540px;white-space:nowrap', left, right);
      const { colour } = await takeScreenshot(form);
      expect(colour(300 + 195, 480)).not.toBe('255 0 255');
      expect(colour(300 + 100, 480)).toBe('0 120 0');
      const { right: edge, top, height } = left.getBoundingClientRect();
      expect(colour(edge - 2, top + height / 2)).toBe('255 0 0');
      expect(colour(edge + 2, top + height / 2)).toBe('0 0 255');
      expect(colour(right.getBoundingClientRect().right + 2, top + height / 2)).toBe('128 128 128');
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== styles);
    });
  });
});
