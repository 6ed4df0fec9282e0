// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import * as uploads from '#src/api/uploads.ts';
import type { Sandbox } from '#host/sandbox/index.ts';
import { portalOf, sandboxAt, type Ask } from './portal.ts';

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const png = (size = 64) => {
  const bytes = new Uint8Array(size);
  bytes.set(pngStart);
  return new File([bytes], '课堂照片.png', { type: 'image/png' });
};
const dataUrl = (bytes: number[], type = 'image/png') =>
  `data:${type};base64,${btoa(String.fromCharCode(...bytes))}`;

let sandbox: Sandbox;
let ask: Ask;
beforeEach(() => {
  sandbox = sandboxAt();
  ask = portalOf(sandbox, 'teacher');
});

describe('an uploaded file', () => {
  it.each([
    ['file', uploads.uploadFile],
    ['screenshot', uploads.uploadImage],
    ['card', uploads.uploadCard],
    ['cover', uploads.uploadCover],
  ] as const)('as a %s can be read back under its address', async (_, upload) => {
    const file = png();
    const { url, fileName } = await ask(upload, { file });
    expect(fileName).toBe('课堂照片.png');
    const read = await sandbox.fetch(url);
    expect(read.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await read.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()));
  });

  it('is gone after its removal', async () => {
    const { id, url } = await ask(uploads.uploadFile, { file: png() });
    await ask(uploads.removeUpload, { id: String(id) });
    expect((await sandbox.fetch(url)).status).toBe(404);
    await expect(ask(uploads.removeUpload, { id: String(id) })).rejects.toThrow('文件不存在或已删除');
  });

  it('is removed by its owner alone', async () => {
    const { id } = await portalOf(sandbox, 'admin')(uploads.uploadFile, { file: png() });
    await expect(ask(uploads.removeUpload, { id: String(id) })).rejects.toThrow('只能删除自己上传的文件');
  });

  it('that is a video is removed as one', async () => {
    const video = new File([new Uint8Array(32)], '说课.mp4', { type: 'video/mp4' });
    const picture = await ask(uploads.uploadFile, { file: png() });
    const { id } = await ask(uploads.uploadFile, { file: video });
    await expect(ask(uploads.removeVideo, { id: String(picture.id) })).rejects.toThrow('文件不存在');
    await expect(ask(uploads.removeVideo, { id: String(id) })).resolves.toBeNull();
  });

  it('that is a page is handed over, not shown', async () => {
    const page = new File(['<script>alert(1)</script>'], 'a.html', { type: 'text/html' });
    const { url } = await ask(uploads.uploadFile, { file: page });
    expect((await sandbox.fetch(url)).headers.get('content-disposition')).toBe('attachment');
  });
});

describe('an image', () => {
  it('of a screenshot is answered with the string "1"', async () => {
    const form = new FormData();
    form.append('file', png());
    const address = '/api/upload/imgCreate?applicationId=portal-widgets&userId=u-uploads';
    const response = await sandbox.fetch(address, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${sandbox.tokenOf('teacher')}` },
    });
    expect(await response.json()).toMatchObject({ code: '1', data: { fileName: '课堂照片.png' } });
  });

  it.each([
    ['an SVG', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })],
    ['a text that calls itself PNG', new File(['hello'], 'a.png', { type: 'image/png' })],
  ])('is not %s', async (_, file) => {
    for (const upload of [uploads.uploadImage, uploads.uploadCard, uploads.uploadCover]) {
      await expect(ask(upload, { file })).rejects.toThrow('上传图片只能是');
    }
  });

  it('is not empty', async () => {
    await expect(
      ask(uploads.uploadImage, { file: new File([], 'a.png', { type: 'image/png' }) }),
    ).rejects.toThrow('请选择要上传的文件');
  });
});

describe('the avatar', () => {
  const userId = 'u-1001';

  it('is served under the user id', async () => {
    const { url } = await ask(uploads.uploadAvatar, { userId, base64: dataUrl(pngStart) });
    expect(url.startsWith('/avatars/u-1001.jpg')).toBe(true);
    const read = await sandbox.fetch('/avatars/u-1001.jpg');
    expect([...new Uint8Array(await read.arrayBuffer())]).toEqual(pngStart);
  });

  it.each([
    ['somebody else', { userId: 'u-1002', base64: dataUrl(pngStart) }, '只能修改自己的头像'],
    ['an SVG', { userId, base64: dataUrl([60, 115], 'image/svg+xml') }, '图片类型必须是'],
    ['no picture', { userId, base64: '%%%' }, '图片类型必须是'],
    [
      'more than 1M',
      { userId, base64: dataUrl([...pngStart, 0]) + 'A'.repeat(1_500_000) },
      '图片大小不能超过1M',
    ],
  ])('is refused for %s', async (_, input, message) => {
    await expect(ask(uploads.uploadAvatar, input)).rejects.toThrow(message);
  });
});

describe('covers', () => {
  it('are one’s own, then those provided', async () => {
    const page = { current: 1, size: 10 };
    const before = await ask(uploads.getCovers, page);
    expect(before.total).toBeGreaterThanOrEqual(30);
    const { url } = await ask(uploads.uploadCover, { file: png() });
    const after = await ask(uploads.getCovers, page);
    expect(after.total).toBe(before.total + 1);
    expect(after.records[0]?.url).toBe(url);
    expect((await portalOf(sandbox, 'admin')(uploads.getCovers, page)).total).toBe(before.total);
  });
});

it('hands over the rows that were not taken, as a table', async () => {
  const table = await ask(uploads.getFailedRows, undefined);
  expect(table.type).toContain('text/csv');
  expect(await table.text()).toContain('手机号码格式不正确');
});
