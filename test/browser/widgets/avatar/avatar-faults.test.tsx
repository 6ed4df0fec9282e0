import { beforeEach, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anonymousId } from '#src/session/token/anonymous-id.ts';
import {
  choose,
  corners,
  cropArea,
  grown,
  openCrop,
  openDialog,
  quarters,
  saveButton,
  storedAvatar,
  uploadPath,
} from './avatar-scene.tsx';
import { type Fault } from '../../faults.ts';
import { eventually, forms } from '../../widget.tsx';

const wrongType = '图片类型必须是.gif,jpeg,jpg,png,bmp中的一种';
const tooLarge = '图片大小不能超过1M';
const done = '上传头像成功！';

const faults: Record<string, [fault: Fault, message: RegExp]> = {
  'a broken connection': [{ drop: true }, /网络/],
  'a wrong shape': [{ body: { code: 200, data: { url: { path: 7 } } } }, /数据/],
  'no data': [{ body: { code: 301, msg: '' } }, /头像上传失败，请重试/],
  'a code of unclear meaning': [{ body: { code: 2, msg: '图片审核中' } }, /图片审核中/],
  'a silent refusal': [{ body: { code: 100, msg: '' } }, /./],
};

const text = (name: string, type: string, content = '<svg xmlns="http://www.w3.org/2000/svg"/>') =>
  new File([content], name, { type });

beforeEach(() => page.viewport(1280, 800));

describe.each(forms)('a file of a wrong type, as %s', (form) => {
  test.each([
    ['a text renamed .png', async () => text('简历.png', 'image/png', 'hello')],
    ['a PNG renamed .jpg', async () => quarters(200, 200, '照片.jpg', 'image/png')],
    [
      'a PNG that claims to be a JPEG throughout',
      async () => new File([await quarters()], '照片.jpg', { type: 'image/jpeg' }),
    ],
    ['an SVG', async () => text('图标.svg', 'image/svg+xml')],
    ['an SVG renamed .png', async () => text('图标.png', 'image/svg+xml')],
    ['a WebP', async () => new File([await quarters()], '照片.webp', { type: 'image/webp' })],
    ['an empty file', async () => text('空.png', 'image/png', ''), '图片是空文件，请换一张图片'],
  ])('%s is refused', async (_, make, refusal = wrongType) => {
    const shown = await openDialog(form);
    await choose(shown, await make());
    expect((await shown.findByRole('alert')).textContent).toBe(refusal);
    shown.getByRole('button', { name: '选择图片' });
    await choose(shown, await quarters());
    await cropArea(shown);
    expect(shown.queryByText(refusal)).toBeNull();
  });
});

describe.each(forms)('a file that does not fit, as %s', (form) => {
  it('of 1 048 577 bytes is refused with the offer to shrink it, one of 1 048 576 is taken', async () => {
    const shown = await openDialog(form);
    await choose(shown, await grown(1_048_577));
    await shown.findByText(tooLarge);
    await shown.findByText('当前为 1.1M，可压缩后使用');
    await choose(shown, await grown(1_048_576));
    await cropArea(shown);
    expect(shown.queryByText(tooLarge)).toBeNull();
  });

  it('is shrunk and goes on', async () => {
    const shown = await openDialog(form);
    await choose(shown, await grown(3_000_000));
    await userEvent.click(await shown.findByRole('button', { name: '压缩图片' }));
    await cropArea(shown);
    expect(shown.queryByText(tooLarge)).toBeNull();
    await userEvent.click(saveButton(shown));
    await shown.findByText(done);
    expect(corners(await storedAvatar(shown))).toEqual(['red', 'green', 'blue', 'yellow']);
  });

  it('is a large text: shrinking finds out', async () => {
    const shown = await openDialog(form);
    await choose(shown, text('小说.png', 'image/png', 'x'.repeat(1_200_000)));
    await userEvent.click(await shown.findByRole('button', { name: '压缩图片' }));
    await shown.findByText(wrongType);
  });

  it('begins like a picture and is none: says so, and another one can be chosen', async () => {
    const shown = await openDialog(form);
    const start = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
    await choose(shown, new File([start], '损坏.png', { type: 'image/png' }));
    await shown.findByText('图片无法打开，可能已经损坏，请换一张图片');
    await eventually(() => expect(shown.focused()).toBe(shown.getByRole('button', { name: '选择图片' })));
  });

  it('leaves the picture that is being cropped where it is', async () => {
    const shown = await openCrop(form);
    await choose(shown, text('简历.png', 'image/png', 'hello'));
    await shown.findByText(wrongType);
    await userEvent.click(saveButton(shown));
    await shown.findByText(done);
  });
});

describe.each(forms)('a fault of the upload, as %s', (form) => {
  test.each(Object.entries(faults))('%s: one message, the crop stays and is sent again', async (_, row) => {
    const [fault, message] = row;
    const shown = await openCrop(form);
    shown.sandbox.fault({ method: 'POST', path: uploadPath, ...fault });
    await userEvent.click(shown.getByRole('button', { name: '向右旋转' }));
    await userEvent.click(saveButton(shown));
    expect((await shown.findByRole('alert')).textContent).toMatch(message);
    expect(shown.getAllByRole('alert')).toHaveLength(1);
    expect(shown.session.getState().userId).toBe('u-1001');

    await userEvent.click(saveButton(shown));
    await shown.findByText(done);
    expect(corners(await storedAvatar(shown))).toEqual(['blue', 'red', 'yellow', 'green']);
    expect(shown.calls(uploadPath)).toHaveLength(2);
  });

  it('the end of the session: says so in place, leads nowhere, and goes on after signing in again', async () => {
    const shown = await openCrop(form);
    const signedOut = vi.fn();
    shown.host.addEventListener('portal-signed-out', signedOut);
    shown.sandbox.fault({
      method: 'POST',
      path: uploadPath,
      status: 401,
      body: { code: 401, msg: '登录已失效，请重新登录' },
    });
    const here = location.href;
    await userEvent.click(saveButton(shown));
    await shown.findByText(/登录后可继续保存/);
    expect(shown.getAllByRole('alert')).toHaveLength(1);
    expect(shown.getByRole('link', { name: '重新登录' }).getAttribute('target')).toBe('_blank');
    await userEvent.click(saveButton(shown), { force: true });
    expect(shown.calls(uploadPath)).toHaveLength(1);
    expect(location.href).toBe(here);
    if (form === 'element') expect(signedOut).toHaveBeenCalledOnce();

    shown.session.logIn(shown.sandbox.tokenOf('teacher'), 'u-1001');
    await eventually(() => expect(shown.queryByText(/登录后可继续保存/)).toBeNull());
    await userEvent.click(saveButton(shown));
    await shown.findByText(done);
  });

  it('a new token of the same user that came without an id: the crop stays until the user is known', async () => {
    const shown = await openCrop(form);
    const token = shown.sandbox.tokenOf('teacher');
    shown.session.logIn(token, anonymousId(token));
    await eventually(() => expect(shown.session.getState().userId).toBe('u-1001'));
    await userEvent.click(saveButton(shown));
    await shown.findByText(done);
    expect(shown.calls(uploadPath)[0]?.body).toMatchObject({ userId: 'u-1001' });
  });

  it('somebody else who signs in instead gets no picture of another', async () => {
    const shown = await openCrop(form);
    shown.session.logIn(shown.sandbox.tokenOf('admin'), 'u-1002');
    await eventually(() => expect(shown.queryByRole('dialog')).toBeNull());
    expect(shown.calls(uploadPath)).toHaveLength(0);
  });

  it('after a wrong file: says only what is wrong now', async () => {
    const shown = await openCrop(form);
    await choose(shown, text('简历.png', 'image/png', 'hello'));
    await shown.findByText(wrongType);
    shown.sandbox.fault({ method: 'POST', path: uploadPath, status: 500 });
    await userEvent.click(saveButton(shown));
    await eventually(() => expect(shown.getByRole('alert').textContent).toMatch(/500/));
  });

  it('a slow one: shows its progress, takes no second click, and can be cancelled without losing the crop', async () => {
    const shown = await openCrop(form);
    shown.sandbox.fault({ method: 'POST', path: uploadPath, delayMs: 3_600_000 });
    await userEvent.click(saveButton(shown));
    await shown.findByRole('progressbar', { name: '正在上传' });
    await userEvent.click(saveButton(shown), { force: true });
    expect(shown.calls(uploadPath).length).toBeLessThan(2);
    await userEvent.click(shown.getByRole('button', { name: '取消上传' }));
    await shown.findByText('已取消上传，裁剪结果仍然保留');
    expect(shown.queryByRole('progressbar')).toBeNull();
    await userEvent.click(saveButton(shown));
    await shown.findByText(done);
  });

  it('Esc stops a running upload first, and closes the dialog only then', async () => {
    const shown = await openCrop(form);
    shown.sandbox.fault({ method: 'POST', path: uploadPath, delayMs: 3_600_000 });
    await userEvent.click(saveButton(shown));
    await shown.findByRole('progressbar');
    await userEvent.keyboard('{Escape}');
    await shown.findByText('已取消上传，裁剪结果仍然保留');
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(shown.queryByRole('dialog')).toBeNull());
  });

  it('a double click sends once', async () => {
    const shown = await openCrop(form);
    shown.sandbox.fault({ method: 'POST', path: uploadPath, delayMs: 100 });
    await userEvent.dblClick(saveButton(shown));
    await shown.findByText(done);
    expect(shown.calls(uploadPath)).toHaveLength(1);
  });
});

describe.each(forms)('what is left behind, as %s', (form) => {
  it('is nothing: no object URL, no listener of the page', async () => {
    const urls = watchUrls();
    const listeners = watchListeners();
    const before = listeners.count();
    const shown = await openCrop(form);
    expect(urls.open()).toBe(1);
    await choose(shown, await quarters(300, 200, '二.png'));
    await eventually(() => expect(urls.open()).toBe(1));
    await cropArea(shown);
    await userEvent.click(shown.getByRole('button', { name: '取消' }));
    await eventually(() => expect(urls.open()).toBe(0));

    await userEvent.click(shown.getByRole('button', { name: '更换头像' }));
    await shown.findByRole('button', { name: '选择图片' });
    await choose(shown, await quarters());
    await cropArea(shown);
    shown.unmount();
    await eventually(() => expect(urls.open()).toBe(0));
    expect(listeners.count()).toEqual(before);
  });

  it('nor do the cropper’s names and events reach the page', async () => {
    const heard = vi.fn();
    for (const type of ['action', 'actionstart', 'actionmove', 'actionend', 'transform', 'change']) {
      document.addEventListener(type, heard);
      onTestFinished(() => document.removeEventListener(type, heard));
    }
    const shown = await openDialog(form);
    await choose(shown, await quarters());
    const area = await cropArea(shown);
    heard.mockClear();
    await userEvent.dragAndDrop(area, shown.getByRole('slider'));
    await userEvent.click(shown.getByRole('button', { name: '放大' }));
    expect(heard).not.toHaveBeenCalled();
    for (const name of ['cropper-canvas', 'cropper-image', 'cropper-selection', 'cropper-handle']) {
      expect(customElements.get(name)).toBeUndefined();
    }
  });
});

function watchUrls() {
  const open = new Set<string>();
  const real = { create: URL.createObjectURL, revoke: URL.revokeObjectURL };
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((source) => {
    const url = real.create.call(URL, source);
    open.add(url);
    return url;
  });
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
    open.delete(url);
    real.revoke.call(URL, url);
  });
  onTestFinished(() => {
    made.mockRestore();
    revoked.mockRestore();
  });
  return { open: () => open.size };
}

/** Counts the listeners of these types that were added and not removed. */
function watchListeners() {
  const types = ['pointermove', 'pointerup', 'keydown', 'paste', 'dragover', 'dragleave', 'drop'];
  const counts = new Map<string, Set<unknown>>(types.map((type) => [type, new Set()]));
  const add = document.addEventListener.bind(document);
  const remove = document.removeEventListener.bind(document);
  const added = vi
    .spyOn(document, 'addEventListener')
    .mockImplementation(
      (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | AddEventListenerOptions,
      ) => {
        counts.get(type)?.add(listener);
        add(type, listener, options);
      },
    );
  const removed = vi
    .spyOn(document, 'removeEventListener')
    .mockImplementation(
      (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | EventListenerOptions,
      ) => {
        counts.get(type)?.delete(listener);
        remove(type, listener, options);
      },
    );
  onTestFinished(() => {
    added.mockRestore();
    removed.mockRestore();
  });
  return { count: () => Object.fromEntries([...counts].map(([type, all]) => [type, all.size])) };
}
