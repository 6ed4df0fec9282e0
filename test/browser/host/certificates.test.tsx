import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import MyCertificatesPage from '#host/app/pages/certificates/MyCertificatesPage.tsx';
import type { SceneOptions } from '../../scene.ts';
import { type Fault, readingFaults } from '../faults.ts';
import { openPage } from './page-scene.tsx';
import { eventually, expectAccessible } from '../widget.tsx';

const list = '/api/orgUser/cert/getCertPage';
const picture = '/api/orgUser/cert/getBase64Image';
/** A picture of 2 × 1 px. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAD0lEQVR4nGP4z8DwHwQBEPgD/U6VwW8AAAAASUVORK5CYII=';

beforeEach(() => browserPage.viewport(1440, 900));

const open = (address = '/space/myCertificates', options: SceneOptions = { as: 'teacher' }) =>
  openPage(MyCertificatesPage, address, options);

const meeting = (path: string, fault: Fault): SceneOptions => ({
  as: 'teacher',
  prepare: (sandbox) => sandbox.fault({ method: 'GET', path, ...fault }),
});

const pictured = (data: unknown, times = 100) => meeting(picture, { body: { code: 200, data }, times });

/** The first certificate, whose picture has arrived. */
async function openFirst(page: ReturnType<typeof open>) {
  const [button] = await page.findAllByRole('button', { name: /^查看大图/ });
  if (!button) throw new Error('no certificate');
  await userEvent.click(button);
  // Its code comes on demand, slowly on a busy machine.
  const dialog = await page.findByRole('dialog');
  return within(dialog);
}

describe('my certificates', () => {
  test.each(['light', 'dark'] as const)('show picture, name, number and facts, %s', async (theme) => {
    const page = open(undefined, { as: 'teacher', settings: { theme } });
    await page.findByRole('heading', { level: 1, name: '我的证书' });
    const items = await page.findAllByRole('article');
    expect(items).toHaveLength(10);
    const first = within(items[0] as HTMLElement);
    expect(first.getByRole('heading', { level: 2 }).textContent).not.toBe('');
    first.getByText(/^编号 JX20\d+/);
    first.getByText(/ 学时$/);
    await first.findByRole('button', { name: /^查看大图/ });
    await expectAccessible(page.host);
  });

  test('load a picture only near the window', async () => {
    await browserPage.viewport(390, 600);
    const page = open();
    await page.findAllByRole('button', { name: /^查看大图/ });
    expect(page.calls(picture).length).toBeLessThan(8);
    const last = page.getAllByRole('article').at(-1) as HTMLElement;
    last.scrollIntoView();
    await within(last).findByRole('button', { name: /^查看大图/ });
  });

  test('are searched and paged in the address', async () => {
    const page = open();
    await userEvent.click(await page.findByRole('button', { name: '下一页' }));
    await eventually(() => expect(page.whereabouts()).toBe('/space/myCertificates?page=2'));
    await userEvent.type(page.getByRole('searchbox'), '没有这个名字{Enter}');
    await page.findByText('没有符合条件的记录');
    expect(page.whereabouts()).toBe('/space/myCertificates?searchVal=没有这个名字');
    await userEvent.click(page.getByRole('button', { name: '清空条件' }));
    await page.findAllByRole('article');
  });

  test('are none for a newcomer', async () => {
    const page = open(undefined, { as: 'newcomer' });
    await page.findByText('还没有证书');
    await expectAccessible(page.host);
  });

  test.each(readingFaults)('%s of the list: the page says so, and tries again', async (_, fault) => {
    const page = open(undefined, meeting(list, fault));
    await page.findByText('我的证书加载失败');
    await userEvent.click(page.getByRole('button', { name: '重试' }));
    await page.findAllByRole('article');
  });

  test('have a number to copy', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    const former = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    onTestFinished(() => {
      if (former) Object.defineProperty(navigator, 'clipboard', former);
      else Reflect.deleteProperty(navigator, 'clipboard');
    });
    const page = open();
    const [copy] = await page.findAllByRole('button', { name: /^复制JX/ });
    await userEvent.click(copy as HTMLElement);
    expect(writeText).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^JX20\d+$/));
    await eventually(() => expect(page.toasts()).toEqual(['已复制']));
  });

  test.each([1440, 390, 320])('do not run over at %i px', async (width) => {
    await browserPage.viewport(width, 800);
    const page = open();
    await page.findAllByRole('button', { name: /^查看大图/ });
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });
});

describe('a picture', () => {
  test.each([
    ['bare base64', png],
    ['a data address', `data:image/png;base64,${png}`],
    ['a data address of another type', `data:text/html;base64,${png}`],
  ])('is shown from %s', async (_, data) => {
    const page = open(undefined, pictured(data));
    const [button] = await page.findAllByRole('button', { name: /^查看大图/ });
    const image = (button as HTMLElement).querySelector('img');
    expect(image?.src).toBe(`data:image/png;base64,${png}`);
  });

  test.each<readonly [string, Fault]>([
    ...readingFaults,
    ['no data', { body: { code: 301, data: null } }],
    ['no text', { body: { code: 200, data: '' } }],
    ['HTML', { body: { code: 200, data: btoa('<html><script>alert(1)</script></html>') } }],
    ['a PDF', { body: { code: 200, data: btoa('%PDF-1.7') } }],
    ['an address', { body: { code: 200, data: 'javascript:alert(1)' } }],
    ['half a picture', { body: { code: 200, data: png.slice(0, 24) } }],
  ])('that fails by %s says so, and is fetched again', async (_, fault) => {
    const page = open(undefined, meeting(picture, fault));
    await page.findByText('证书图片加载失败');
    expect(page.getAllByText('证书图片加载失败')).toHaveLength(1);
    await userEvent.click(page.getByRole('button', { name: '重试' }));
    await eventually(() => expect(page.queryByText('证书图片加载失败')).toBeNull());
    expect(page.toasts()).toEqual([]);
  });
});

describe('the full view', () => {
  test('zooms by buttons, keys and wheel, and is accessible', async () => {
    const page = open();
    const dialog = await openFirst(page);
    const view = await dialog.findByRole('region', { name: /证书大图/ });
    dialog.getByRole('img', { name: /^证书《.+》，编号 JX/ });
    const zoom = () => dialog.getByRole('status').textContent;
    await eventually(() => expect(view).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: '放大' }));
    expect(zoom()).toBe('125%');
    view.focus();
    await userEvent.keyboard('+');
    expect(zoom()).toBe('156%');
    await userEvent.keyboard('0');
    expect(zoom()).toBe('100%');
    const wheel = new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true });
    view.dispatchEvent(wheel);
    expect(wheel.defaultPrevented).toBe(true);
    await eventually(() => expect(zoom()).toBe('125%'));
    await expectAccessible(page.host);
    await userEvent.click(dialog.getByRole('button', { name: '适合窗口' }));
    expect(zoom()).toBe('100%');
    expect(dialog.getByRole('button', { name: '缩小' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('zooms by two fingers, and moves by the mouse', async () => {
    const page = open();
    const dialog = await openFirst(page);
    const view = await dialog.findByRole('region', { name: /证书大图/ });
    const touch = (type: string, ...xs: number[]) =>
      view.dispatchEvent(
        new TouchEvent(type, {
          cancelable: true,
          touches: xs.map(
            (clientX, identifier) => new Touch({ identifier, target: view, clientX, clientY: 300 }),
          ),
        }),
      );
    touch('touchstart', 600, 700);
    touch('touchmove', 550, 750);
    touch('touchend');
    await eventually(() => expect(dialog.getByRole('status').textContent).toBe('200%'));
    const before = view.scrollLeft;
    const drag = { pointerType: 'mouse', bubbles: true, movementX: -40 };
    view.dispatchEvent(new PointerEvent('pointermove', { ...drag, buttons: 1 }));
    view.dispatchEvent(new PointerEvent('pointermove', { ...drag, buttons: 0 }));
    await eventually(() => expect(view.scrollLeft).toBeCloseTo(before + 40, 0));
  });

  test.each([
    ['存为图片', 'image/png', /^[^\\/]+-JX\d+\.png$/],
    ['存为 PDF', 'application/pdf', /^[^\\/]+-JX\d+\.pdf$/],
  ])('is saved: %s', async (name, type, file) => {
    const saved: Blob[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:saved';
    });
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    onTestFinished(() => {
      create.mockRestore();
      click.mockRestore();
    });
    const page = open();
    const dialog = await openFirst(page);
    await userEvent.click(await dialog.findByRole('button', { name }));
    await expect.poll(() => names).toEqual([expect.stringMatching(file)]);
    expect(saved[0]).toMatchObject({ type });
    expect(saved[0]?.size).toBeGreaterThan(10_000);
  });

  test('is printed alone', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    onTestFinished(() => print.mockRestore());
    const page = open();
    const dialog = await openFirst(page);
    const titleBefore = document.title;
    print.mockImplementation(() => {
      expect(document.title).toMatch(/JX20\d+$/);
    });
    await userEvent.click(await dialog.findByRole('button', { name: '打印' }));
    await eventually(() => expect(print).toHaveBeenCalledOnce());
    window.dispatchEvent(new Event('afterprint'));
    expect(document.title).toBe(titleBefore);
  });
});
