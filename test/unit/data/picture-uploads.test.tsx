import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPictureUploads } from '#src/data/forms/picture-uploads.ts';
import { eventually } from '../../eventually.ts';
import { forgetSession } from '../../forget-session.ts';
import { refused } from '../session/server.ts';
import { openPictureForm, png, stored, watchObjectUrls } from './picture-form.tsx';

watchObjectUrls();
beforeEach(forgetSession);
afterEach(forgetSession);

describe('several uploads', () => {
  it('fail one by one, and are tried again one by one', async () => {
    const { result, add, begun, finish, names, idOf } = openPictureForm();
    await add(png('a.png'), png('b.png'));
    await begun(2);
    await finish(1, refused('图片违规'));
    await eventually(() => expect(names()).toEqual(['a.png uploading', 'b.png failed']));
    expect(result.current).toMatchObject({ isUploading: true, hasFailed: true });
    await finish(0, refused('图片违规'));
    await eventually(() => expect(names()).toEqual(['a.png failed', 'b.png failed']));
    act(() => result.current.retry(idOf('b.png')));
    expect(names()).toEqual(['a.png failed', 'b.png uploading']);
  });

  it('count for the limit while they are under way', async () => {
    const { result, add, names } = openPictureForm({ limit: 2 });
    await add(png('a.png'));
    await add(png('b.png'), png('c.png'));
    expect(names()).toEqual(['a.png uploading', 'b.png uploading']);
    expect(result.current.fault).toContain('2');
  });

  it('count for it also where two choices come at once', async () => {
    const { result, names } = openPictureForm({ limit: 1 });
    await act(async () => {
      result.current.add([png('a.png')]);
      result.current.add([png('b.png')]);
    });
    expect(names()).toEqual(['a.png uploading']);
  });

  it('leave nothing running behind', async () => {
    const uploads = createPictureUploads();
    const { add, begun, finish, names } = openPictureForm({ uploads });
    await add(png('a.png'), png('b.png'));
    await begun(2);
    expect(uploads.running.size).toBe(2);
    await finish(0, stored('/files/a.png'));
    await finish(1, refused('图片违规'));
    await eventually(() => expect(names()).toEqual(['a.png done', 'b.png failed']));
    expect(uploads.running.size).toBe(0);
    uploads.close();
  });
});

describe('an upload', () => {
  it('tells how much of it is sent, and begins from nothing when it is tried again', async () => {
    const { result, add, begun, finish, names, idOf } = openPictureForm();
    await add(png('a.png'));
    expect(result.current.items[0]?.progress).toBe(0);
    await begun(1);
    await finish(0, refused('图片违规'));
    await eventually(() => expect(names()).toEqual(['a.png failed']));
    // All of it was sent before the server has refused it.
    expect(result.current.items[0]?.progress).toBe(1);
    act(() => result.current.retry(idOf('a.png')));
    expect(result.current.items[0]?.progress).toBe(0);
  });

  it('that fails says so at the picture, and in no message', async () => {
    const { result, add, begun, finish, names } = openPictureForm();
    await add(png('a.png'));
    await begun(1);
    await finish(0, refused('图片违规'));
    await eventually(() => expect(names()).toEqual(['a.png failed']));
    act(() => void result.current.toast({ tone: 'success', text: '保存成功' }));
    await eventually(() => expect(document.body.textContent).toContain('保存成功'));
    expect(document.body.textContent).not.toContain('图片违规');
  });

  it('goes into the draft of the user who has chosen it, and so does a removal', async () => {
    const { result, add, begun, finish, enter, idOf } = openPictureForm({
      saved: [{ url: '/files/old.png', name: 'old.png' }],
    });
    enter('zhou');
    await add(png('a.png'));
    await begun(1);
    await finish(0, stored('/files/a.png'));
    await eventually(() => expect(result.current.isUploading).toBe(false));
    expect(result.current.drafts).toEqual({
      chen: { pictures: [{ url: '/files/old.png', name: 'old.png' }] },
      zhou: { pictures: [{ url: '/files/a.png', name: 'a.png' }] },
    });
    act(() => result.current.remove(idOf('a.png')));
    expect(result.current.drafts).toMatchObject({ chen: { pictures: [{}] }, zhou: { pictures: [] } });
  });

  it('is given up on a page that is hidden, and holds up nothing when that is shown again', async () => {
    const { result, add, begun, finish, show, names } = openPictureForm();
    await add(png('a.png'));
    await begun(1);
    show('hidden');
    show('visible');
    expect(names()).toEqual([]);
    expect(result.current).toMatchObject({ isUploading: false, hasFailed: false });
    await finish(0, stored('/files/a.png'));
    expect(names()).toEqual([]);
  });
});

describe('a picture', () => {
  const empty = new File([], 'empty.png', { type: 'image/png' });
  const text = new File(['text'], 'a.txt', { type: 'text/plain' });
  const gone = Object.assign(png('gone.png'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('moved', 'NotFoundError')) }),
  });

  it.each([
    ['the file is gone', [gone], '图片无法读取，请重新选择'],
    ['two files have two faults', [empty, text], '图片是空文件，请换一张图片 类型不对'],
  ])('is refused with its reasons where %s', async (_, files, fault) => {
    const { result, add, names } = openPictureForm();
    await add(...files);
    expect(names()).toEqual([]);
    expect(result.current.fault).toBe(fault);
  });
});
