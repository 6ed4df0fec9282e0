import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { createPictureUploads } from '#src/data/forms/picture-uploads.ts';
import { useRegionChoice, useRegions } from '#src/data/forms/useRegions.ts';
import { pictureError } from '#src/data/forms/usePictures.ts';
import { RegionSelects } from '#src/data/forms/RegionSelects.tsx';
import { imageUrl, imageUrls } from '#src/data/image-url.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import type { Portal } from '#src/portal.ts';
import { chinese } from '#src/texts/texts.ts';
import { LanguageContext } from '#src/texts/useTexts.ts';
import { eventually } from '../../eventually.ts';
import { forgetSession } from '../../forget-session.ts';
import { good, openPortal, refused, type Asked } from '../session/server.ts';
import { openPictureForm, png, stored, watchObjectUrls } from './picture-form.tsx';
import { hookWithin } from './within.tsx';

const portals: Portal[] = [];
const revoked = watchObjectUrls();
beforeEach(forgetSession);
afterEach(() => {
  for (const portal of portals.splice(0)) portal.close();
  forgetSession();
});

describe('the pictures of a form', () => {
  it('are uploaded at once, and stand in the draft when they are', async () => {
    const { result, add, names, begun, finish, asked } = openPictureForm();
    expect(names()).toEqual([]);
    await add(png('a.png'));
    expect(names()).toEqual(['a.png uploading']);
    expect(result.current).toMatchObject({ isUploading: true, hasFailed: false, isOver: false, fault: '' });
    expect(result.current.items[0]).toMatchObject({ preview: 'blob:1' });
    await begun(1);
    expect(asked[0]?.body.file).toMatchObject({ name: 'a.png' });
    await finish(0, stored('/files/a.png'));
    await eventually(() => expect(names()).toEqual(['a.png done']));
    expect(result.current.typed.pictures).toEqual([{ url: '/files/a.png', name: 'a.png' }]);
    // The preview stays: nothing is requested for a picture that the page has.
    expect(result.current.items[0]).toMatchObject({ id: '/files/a.png', preview: 'blob:1', progress: 1 });
    expect(result.current.isUploading).toBe(false);
  });

  it('keep the order in which they were chosen, whichever comes first', async () => {
    const { names, add, begun, finish } = openPictureForm({
      saved: [{ url: '/files/old.png', name: 'old.png' }],
    });
    await add(png('a.png'), png('b.png'));
    await begun(2);
    await finish(1, stored('/files/b.png'));
    await eventually(() => expect(names()).toEqual(['old.png done', 'b.png done', 'a.png uploading']));
    await finish(0, stored('/files/a.png'));
    await eventually(() => expect(names()).toEqual(['old.png done', 'a.png done', 'b.png done']));
  });

  it('of a draft are those of the server', () => {
    const { result } = openPictureForm({ saved: [{ url: '/files/old.png', name: 'old.png' }] });
    expect(result.current.items).toEqual([
      {
        id: '/files/old.png',
        name: 'old.png',
        preview: 'https://portal.example/files/old.png',
        state: 'done',
        progress: 1,
      },
    ]);
  });

  it('that could not be uploaded say why, and can be tried again', async () => {
    const { result, names, add, begun, finish } = openPictureForm();
    await add(png('a.png'));
    await begun(1);
    await finish(0, refused('图片违规'));
    await eventually(() => expect(names()).toEqual(['a.png failed']));
    expect(result.current.items[0]).toMatchObject({ fault: '图片违规' });
    expect(result.current).toMatchObject({ isUploading: false, hasFailed: true });
    act(() => result.current.retry('upload-unknown'));
    act(() => result.current.retry(result.current.items[0]?.id ?? ''));
    expect(names()).toEqual(['a.png uploading']);
    await begun(2);
    // A second press while it is under way does nothing.
    act(() => result.current.retry(result.current.items[0]?.id ?? ''));
    await finish(1, stored('/files/a.png'));
    await eventually(() => expect(names()).toEqual(['a.png done']));
  });

  test.each([
    ['another kind of answer, with a reason', { code: 212, msg: '请稍候' }, '请稍候'],
    ['another kind of answer, without one', { code: 212 }, '上传失败'],
  ])('fail by %s', async (_, answer, fault) => {
    const { result, add, begun, finish } = openPictureForm();
    await add(png('a.png'));
    await begun(1);
    await finish(0, answer);
    await eventually(() =>
      expect(result.current.items[0]).toMatchObject({
        state: 'failed',
        fault: expect.stringContaining(fault),
      }),
    );
  });

  it('can be removed: before, while and after they are uploaded', async () => {
    const { result, names, add, begun, finish, idOf } = openPictureForm({
      saved: [{ url: '/files/old.png', name: 'old.png' }],
    });
    await add(png('a.png'), png('b.png'));
    await begun(2);
    act(() => result.current.remove(idOf('a.png')));
    await finish(0, stored('/files/a.png'));
    await eventually(() => expect(names()).toEqual(['old.png done', 'b.png uploading']));
    expect(revoked).toEqual(['blob:1']);
    await finish(1, stored('/files/b.png'));
    await eventually(() => expect(names()).toEqual(['old.png done', 'b.png done']));
    act(() => result.current.remove(idOf('b.png')));
    expect(revoked).toEqual(['blob:1', 'blob:2']);
    act(() => result.current.remove(idOf('old.png')));
    expect(names()).toEqual([]);
    expect(result.current.typed.pictures).toEqual([]);
    // The page has made no preview of it.
    expect(revoked).toEqual(['blob:1', 'blob:2']);
  });

  it('are no more than allowed: the first ones, and a message', async () => {
    const { result, names, add, begun, finish } = openPictureForm({
      limit: 2,
      saved: [{ url: '/files/old.png', name: 'old.png' }],
    });
    await add(png('a.png'), png('b.png'));
    expect(names()).toEqual(['old.png done', 'a.png uploading']);
    expect(result.current.fault).toContain('2');
    await begun(1);
    await finish(0, stored('/files/a.png'));
    await eventually(() => expect(names()).toEqual(['old.png done', 'a.png done']));
    await add(png('c.png'));
    expect(names()).toHaveLength(2);
    act(() => result.current.remove('/files/old.png'));
    expect(result.current.fault).toBe('');
    await add(png('c.png'));
    expect(names()).toEqual(['a.png done', 'c.png uploading']);
    expect(result.current.fault).toBe('');
  });

  it('of an old draft may be too many, which is said until some are removed', () => {
    const saved = ['a', 'b', 'c'].map((name) => ({ url: `/files/${name}.png`, name }));
    const { result } = openPictureForm({ limit: 2, saved });
    expect(result.current.isOver).toBe(true);
    expect(result.current.fault).toContain('2');
    act(() => result.current.remove('/files/a.png'));
    expect(result.current).toMatchObject({ isOver: false, fault: '' });
  });

  it('of another kind, or empty, are refused, each reason once, and the others are taken', async () => {
    const { result, names, add } = openPictureForm();
    const text = new File(['text'], 'a.txt', { type: 'text/plain' });
    await add(text, new File(['text'], 'b.txt', { type: 'text/plain' }), png('a.png'));
    expect(names()).toEqual(['a.png uploading']);
    expect(result.current.fault).toBe('类型不对');
    await add(png('b.png'));
    expect(result.current.fault).toBe('');
    await add(new File([], 'c.png', { type: 'image/png' }));
    expect(result.current.fault).not.toBe('');
    expect(result.current.fault).not.toBe('类型不对');
  });

  it('are given up with their form, and free the memory', async () => {
    const { add, begun, unmount, finish } = openPictureForm();
    await add(png('a.png'));
    await begun(1);
    unmount();
    expect(revoked).toEqual(['blob:1']);
    await finish(0, stored('/files/a.png'));
  });
});

describe('uploads that outlive a view', () => {
  it('tell their readers, and are closed once', () => {
    const uploads = createPictureUploads();
    const told = vi.fn();
    const stop = uploads.subscribe(told);
    expect(uploads.getPending()).toEqual([]);
    const picture = { id: 'a', position: 1, file: png('a.png'), preview: 'blob:1', progress: 0, fault: '' };
    uploads.change((all) => [...all, picture]);
    expect(uploads.getPending()).toEqual([picture]);
    expect(told).toHaveBeenCalledOnce();
    stop();
    uploads.change(() => []);
    expect(told).toHaveBeenCalledOnce();
    const running = new AbortController();
    uploads.running.set('a', running);
    uploads.previews.set('a', 'blob:1');
    uploads.close();
    expect(running.signal.aborted).toBe(true);
    expect(revoked).toEqual(['blob:1']);
    uploads.close();
    expect(revoked).toEqual(['blob:1']);
  });
});

test.each([
  [{ isOver: true, fault: '太多', hasFailed: true, isUploading: true }, '太多'],
  [{ isOver: false, fault: '类型不对', hasFailed: true, isUploading: true }, 'failed'],
  [{ isOver: false, fault: '', hasFailed: false, isUploading: true }, 'uploading'],
  [{ isOver: false, fault: '类型不对', hasFailed: false, isUploading: false }, undefined],
])('a form with the pictures %j is held up by: %s', (state, reason) => {
  const words = { uploadFailed: 'failed', uploading: 'uploading' };
  expect(pictureError(state as Parameters<typeof pictureError>[0], words)).toBe(reason);
});

describe('the address of a picture out of data', () => {
  const paths = { '/api/x': '/hidden/x' };
  test.each([
    ['a path, on the server', '/a.png', 'https://api.example/base/', 'https://api.example/a.png'],
    ['a path of the page’s own server', '/a.png', '', '/a.png'],
    ['of another site', 'https://other.example/a.png', '', 'https://other.example/a.png'],
    ['none', '', 'https://api.example/', ''],
    ['none', null, '', ''],
    ['one of a call', '/api/log-out', 'https://api.example/', ''],
    ['one of a call of the page’s own server', '/api/log-out', '', ''],
    ['one of a call by the settings', '/hidden/x', '', ''],
    ['a script', 'javascript:alert(1)', 'https://api.example/', ''],
  ])('%s: %s on %j', (_, url, api, expected) => {
    expect(imageUrl(url, { api, paths })).toBe(expected);
  });

  it('is one of a list, of which the wrong ones are left out', () => {
    expect(imageUrls('/a.png,,/api/x,/b.png', { api: '', paths: {} })).toEqual(['/a.png', '/b.png']);
    expect(imageUrls('', { api: '', paths: {} })).toEqual([]);
  });
});

describe('the regions', () => {
  const path = '/pxapp/api/regedit/regionListN';
  const below: Record<string, object[]> = {
    '': [{ id: '42', name: '湖北省' }],
    42: [{ id: '4201', name: '武汉市' }],
    4201: [{ id: '420111', name: '洪山区' }],
  };
  function open(
    answer: (asked: Asked) => unknown = ({ query }) => good(below[query.parentId ?? ''] ?? []),
    settings = { signSecret: 'secret' } as object,
  ) {
    const opened = openPortal(answer, settings);
    portals.push(opened.portal);
    return opened;
  }

  it('are loaded level by level, as they are chosen', async () => {
    const { portal, asked } = open();
    const { result, rerender } = hookWithin(
      portal,
      (chosen: readonly string[]) => useRegions(chosen),
      [] as readonly string[],
    );
    await eventually(() => expect(result.current.levels[0].regions).toHaveLength(1));
    expect(result.current.levels.map(({ name, value }) => [name, value])).toEqual([
      ['province', ''],
      ['city', ''],
      ['county', ''],
    ]);
    expect(asked).toHaveLength(1);
    rerender(['42']);
    await eventually(() => expect(result.current.levels[1].regions?.[0]?.name).toBe('武汉市'));
    expect(result.current.levels[2].regions).toBeUndefined();
    rerender(['42', '4201', '420111']);
    await eventually(() => expect(result.current.levels[2].regions?.[0]?.name).toBe('洪山区'));
    expect(result.current.levels.map(({ value }) => value)).toEqual(['42', '4201', '420111']);
    expect(asked.map((one) => [one.path, one.query.parentId])).toEqual([
      [path, undefined],
      [path, '42'],
      [path, '4201'],
    ]);
    expect(result.current).toMatchObject({ isMissing: false, retry: undefined });
  });

  it('that do not load can be asked for again', async () => {
    let isBroken = true;
    const { portal } = open(({ query }) =>
      isBroken ? refused('系统繁忙') : good(below[query.parentId ?? '']),
    );
    const { result } = hookWithin(portal, () => useRegions([]));
    await eventually(() => expect(result.current.retry).toBeDefined());
    expect(result.current.isMissing).toBe(false);
    isBroken = false;
    act(() => result.current.retry?.());
    await eventually(() => expect(result.current.levels[0].regions).toHaveLength(1));
    expect(result.current.retry).toBeUndefined();
  });

  it('are none where the secret that signs their calls is not configured', async () => {
    const { portal, asked } = open(undefined, {});
    const { result } = hookWithin(portal, () => useRegions([]));
    await eventually(() => expect(result.current.isMissing).toBe(true));
    expect(asked).toEqual([]);
  });

  it('that are chosen give the id of the last level', async () => {
    const { portal } = open();
    const chosen: string[] = [];
    const { result } = hookWithin(portal, () => useRegionChoice((id) => chosen.push(id)));
    expect(result.current.levels[0].value).toBe('');
    act(() => result.current.choose(['42', '4201']));
    act(() => result.current.choose([]));
    act(() => result.current.choose(['42']));
    expect(chosen).toEqual(['4201', '', '42']);
    expect(result.current.levels[0].value).toBe('42');
    await eventually(() => expect(result.current.levels[1].regions).toHaveLength(1));
  });

  it('have a select each; another choice clears those below it', () => {
    const paths: (readonly string[])[] = [];
    const levels = [
      {
        name: 'province',
        value: '42',
        regions: [
          { id: '42', name: '湖北省' },
          { id: '43', name: '湖南省' },
        ],
      },
      {
        name: 'city',
        value: '4201',
        regions: [
          { id: '4201', name: '武汉市' },
          { id: '4202', name: '黄石市' },
        ],
      },
      { name: 'county', value: '', regions: undefined },
    ] as unknown as Parameters<typeof RegionSelects>[0]['levels'];
    render(
      <LanguageContext.Provider value={chinese}>
        <RegionSelects
          levels={levels}
          labels={{ province: '省', city: '市', county: '区县' }}
          onChange={(chosen) => paths.push(chosen)}
        />
      </LanguageContext.Provider>,
    );
    const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
    expect([select('省').value, select('市').value]).toEqual(['42', '4201']);
    expect([select('省').disabled, select('区县').disabled]).toEqual([false, true]);
    expect(select('省').textContent).toContain('省湖北省湖南省');
    expect(select('区县').options).toHaveLength(1);
    fireEvent.change(select('市'), { target: { value: '4202' } });
    fireEvent.change(select('省'), { target: { value: '43' } });
    fireEvent.change(select('市'), { target: { value: '' } });
    expect(paths).toEqual([['42', '4202'], ['43'], ['42']]);
  });
});
