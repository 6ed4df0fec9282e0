import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import type { SceneOptions } from '#test/scene.ts';
import { drag } from '../../drag.ts';
import { openEditor, pdf, picture, savePath, video, type EditorScene } from './editor-scene.tsx';
import { type Fault, readingFaults } from '../../faults.ts';
import { meeting } from '../space-scene.tsx';
import { eventually, expectAccessible } from '../../widget.tsx';

const own = 'course-100101';
const meetingSave = (fault: Fault, as: SceneOptions['as'] = 'teacher'): SceneOptions => ({
  as,
  prepare: (sandbox) => sandbox.fault({ method: 'POST', path: savePath, ...fault }),
});
const meetingUpload = (fault: Fault): SceneOptions => ({
  as: 'teacher',
  prepare: (sandbox) => sandbox.fault({ method: 'POST', path: '/api/upload/create', ...fault }),
});

beforeEach(() => browserPage.viewport(1440, 900));

async function type(editor: EditorScene, name: string, text: string): Promise<HTMLInputElement> {
  const field = await editor.field(name);
  await userEvent.fill(field, text);
  return field;
}

describe('the editor of every kind', () => {
  test.each([
    ['/courseAdd', '添加课程', ['基本信息', '内容', '设置']],
    ['/createdCourse', '开设课程', ['基本信息', '章节', '内容', '设置']],
    ['/createdShortVideo', '创建短视频', ['内容', '基本信息']],
    ['/createdListen', '创建听评课', ['基本信息', '内容', '评课设置']],
    ['/studioAdd', '创建工作室', ['基本信息', '内容', '设置']],
    ['/createLive', '创建直播', ['基本信息', '内容', '设置']],
    ['/createExamination', '创建考试', ['基本信息', '考试规则', '内容']],
    ['/createdProject', '创建项目', ['基本信息', '内容', '设置']],
  ])('%s has its sections, and axe finds nothing', async (address, title, sections) => {
    const editor = openEditor(address, { as: 'teacher', settings: { theme: 'dark' } });
    await editor.findByRole('heading', { level: 1, name: title });
    await editor.findByRole('button', { name: '提交审核' });
    await editor.findByRole('heading', { name: '未填写标题' });
    const headings = editor.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([...sections, '未填写标题']);
    await editor.findByText('小学');
    await expectAccessible(editor.host);
  });

  test.each([
    ['/courseAdd?id=course-100101', '编辑练习', '/quizEdit?kind=course&id=course-100101'],
    ['/createdCourse?id=openCourse-100101', '编辑练习', '/quizEdit?kind=openCourse&id=openCourse-100101'],
    ['/createExamination?id=exam-100101', '编辑试题', '/questionEdit?id=exam-100101'],
  ])('%s leads to its questions', async (address, name, href) => {
    const editor = openEditor(address);
    expect(await editor.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('leads to no quizzes where there are none', async () => {
    const editor = openEditor('/courseAdd?id=course-100101', {
      as: 'teacher',
      settings: { features: ['authoring'] },
    });
    await editor.field('课程名称');
    expect(editor.queryByRole('link', { name: '编辑练习' })).toBeNull();
  });

  test('leads to the quizzes of a new course once it is saved', async () => {
    const editor = openEditor('/createdCourse');
    await editor.findByText('保存后即可编辑练习');
  });

  test.each(readingFaults)('that meets %s can be tried again', async (_, fault) => {
    const editor = openEditor(`/courseAdd?id=${own}`, meeting(`${savePath}/${own}`, fault));
    const alert = await editor.findByRole('alert');
    expect(within(alert).getByText('内容加载失败')).toBeVisible();
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
    await eventually(async () => expect((await editor.field('课程名称')).value).not.toBe(''));
  });

  test.each([
    ['newcomer', '保存草稿', /没有发布权限/],
    ['teacher', '提交审核', null],
    ['admin', '发布', null],
  ] as const)('offers a %s to %s', async (as, action, note) => {
    const editor = openEditor('/courseAdd', { as });
    await editor.findByRole('button', { name: action });
    if (note) expect(await editor.findByText(note)).toBeVisible();
    else expect(editor.queryByRole('button', { name: '保存草稿' })).toBeNull();
  });

  test('saves drafts where the rights cannot be loaded, which can be tried again', async () => {
    const editor = openEditor('/courseAdd', meeting('/api/orgUser/org/getIssuePermission', { status: 500 }));
    const note = (await editor.findByText('发布权限加载失败')).closest<HTMLElement>('[role=alert]');
    expect(editor.getByRole('button', { name: '保存草稿' })).toBeVisible();
    await userEvent.click(within(note ?? editor.host).getByRole('button', { name: '重试' }));
    await editor.findByRole('button', { name: '提交审核' });
  });
});

describe('what is entered', () => {
  test('is saved by itself as one document, and the address names it', async () => {
    const editor = openEditor();
    const field = await type(editor, '课程名称', '古诗文');
    await editor.findByText(/已保存/);
    await eventually(() => expect(editor.whereabouts()).toMatch(/^\/courseAdd\?id=course-1001n\d+$/));
    expect(field).toBeInTheDocument();
    await userEvent.type(field, '群文阅读');
    await eventually(() => expect(editor.saves()).toHaveLength(2));
    expect(editor.saves()[1]).toMatchObject({
      id: 'course-1001n1',
      content: { fields: { title: '古诗文群文阅读' } },
    });
    expect(await within(editor.getByRole('complementary')).findByText('古诗文群文阅读')).toBeVisible();
  });

  test.each([
    ['HTTP 500', { status: 500, body: { code: 500, msg: '服务器繁忙' } }],
    ['a broken connection', { drop: true }],
    ['a wrong shape', { body: { code: 200, data: [] } }],
  ] satisfies [string, Fault][])('survives a save that meets %s, and a reload', async (_, fault) => {
    const editor = openEditor('/courseAdd', meetingSave(fault));
    await type(editor, '课程名称', '古诗文');
    await editor.findByText(/保存失败/);
    editor.reload();
    await editor.findByText('已恢复上次未保存的内容');
    expect(await editor.field('课程名称')).toHaveValue('古诗文');
    await editor.findByText(/已保存/);
  });

  test('can be saved again at once', async () => {
    const editor = openEditor('/courseAdd', meetingSave({ drop: true }));
    await type(editor, '简介', '围绕课例');
    await editor.findByText(/保存失败/);
    await editor.click('重试');
    await editor.findByText(/已保存/);
  });

  test('is kept beside what another window has saved', async () => {
    const editor = openEditor(`/courseAdd?id=${own}`);
    await type(editor, '课程名称', '我的版本');
    await editor.findByText(/已保存/);
    const other = { action: 'draft', id: own, version: 'other', content: { fields: { title: '另一版本' } } };
    await editor.sandbox.fetch(`http://localhost${savePath}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${editor.sandbox.tokenOf('teacher')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(other),
    });
    await type(editor, '课程名称', '我的第二版');
    await editor.findByText(/内容已在其他窗口或设备上修改/);
    await expectAccessible(editor.host);
    await editor.click('另存为新内容');
    await eventually(() => expect(editor.whereabouts()).toBe('/courseAdd?id=course-1001n1'));
    expect(await editor.field('课程名称')).toHaveValue('我的第二版');
  });
});

describe('publishing', () => {
  test('shows everything that is missing and leads to the first fault', async () => {
    const editor = openEditor();
    await editor.click('提交审核');
    const faults = within(await editor.findByRole('region', { name: '还有 5 处需要修改' }));
    expect(faults.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '请填写课程名称',
      '请填写简介',
      '请选择学段学科',
      '请选择封面',
      '请上传视频',
    ]);
    const title = await editor.field('课程名称');
    await eventually(() => expect(title).toHaveFocus());
    expect(title).toBeInvalid();
    await expectAccessible(editor.host);
    await userEvent.fill(title, '古诗文');
    await editor.findByRole('region', { name: '还有 4 处需要修改' });
    await userEvent.click(faults.getByRole('button', { name: '请填写简介' }));
    await eventually(() => expect(editor.getByRole('textbox', { name: '简介' })).toHaveFocus());
  });

  test('sends a complete document and leads to the list', async () => {
    const editor = openEditor(`/courseAdd?id=${own}`, { as: 'teacher' });
    await type(editor, '课程名称', '完整的课程');
    await editor.click('提交审核');
    await eventually(() => expect(editor.toasts()).toContain('已提交审核'));
    expect(editor.saves().at(-1)).toMatchObject({
      action: 'submit',
      content: { fields: { title: '完整的课程' } },
    });
    await eventually(() => expect(editor.whereabouts()).toBe('/courseManage'));
  });

  test('keeps everything when it fails', async () => {
    const editor = openEditor(
      `/courseAdd?id=${own}`,
      meetingSave({ body: { code: 400, msg: '含有敏感词' } }),
    );
    await editor.click('提交审核');
    await editor.findByText('保存失败：含有敏感词');
    expect(editor.whereabouts()).toContain(own);
  });
});

describe('files', () => {
  test('are uploaded, kept in the document, and removed from the server', async () => {
    const editor = openEditor();
    const group = await editor.findByRole('group', { name: '视频' });
    await editor.choose(group, video('课堂实录.mp4'));
    await within(group).findByText('已上传');
    await editor.findByText(/已保存/);
    await userEvent.click(within(group).getByRole('button', { name: '删除 课堂实录.mp4' }));
    const question = within(await editor.findByRole('alertdialog', { name: '确定删除“课堂实录.mp4”吗？' }));
    await userEvent.click(question.getByRole('button', { name: '删除' }));
    await eventually(() => expect(within(group).queryByText('课堂实录.mp4')).toBeNull());
    expect(editor.calls('/api/upload/video/remove/f-1')).toHaveLength(1);
  });

  test.each([
    ['a wrong type', new File(['text'], '说明.txt'), '“说明.txt”不是支持的文件类型'],
    [
      'wrong first bytes',
      new File(['GIF89a and more'], '假的.mp4', { type: 'video/mp4' }),
      '“假的.mp4”不是支持的文件类型',
    ],
  ])('with %s are refused with a message', async (_, file, message) => {
    const editor = openEditor();
    const group = await editor.findByRole('group', { name: '视频' });
    const input = group.querySelector('input[type=file]') as HTMLInputElement;
    // A drop or another browser may ignore what the field accepts.
    input.removeAttribute('accept');
    await userEvent.upload(input, file);
    expect(await within(group).findByText(message)).toBeVisible();
    expect(editor.calls('/api/upload/create')).toHaveLength(0);
  });

  test('are dropped, several at once, and each that is refused is named', async () => {
    const editor = openEditor();
    const group = await editor.findByRole('group', { name: '课件与资料' });
    const hint = await within(group).findByText('也可以把文件拖到这里');
    const files = [
      pdf('教案.pdf'),
      new File(['text'], '说明.txt'),
      pdf('学案.pdf'),
      new File(['no'], '假的.pdf'),
    ];
    drag('dragover', hint, files);
    await within(group).findByText('松开鼠标，添加文件');
    drag('dragleave', hint, files);
    await within(group).findByText('也可以把文件拖到这里');
    expect(drag('drop', hint, files).defaultPrevented).toBe(true);
    await within(group).findByText('“说明.txt”不是支持的文件类型；“假的.pdf”不是支持的文件类型');
    await eventually(() => expect(within(group).getAllByText('已上传')).toHaveLength(2));
    expect(editor.calls('/api/upload/create')).toHaveLength(2);
    await expectAccessible(editor.host);
  });

  test('dropped beyond the limit are refused, and text that is dragged is left alone', async () => {
    const editor = openEditor('/createdShortVideo');
    const group = await editor.findByRole('group', { name: '视频' });
    const zone = await within(group).findByText('也可以把文件拖到这里');
    expect(drag('dragover', zone, []).defaultPrevented).toBe(false);
    drag('drop', zone, [video('一.mp4'), video('二.mp4')]);
    await within(group).findByText('最多上传 1 个文件');
    await within(group).findByText('已上传');
    expect(within(group).queryByText('二.mp4')).toBeNull();
    drag('drop', within(group).getByText('一.mp4'), [video('三.mp4')]);
    await within(group).findByText('最多上传 1 个文件');
    expect(editor.calls('/api/upload/create')).toHaveLength(1);
  });

  test('whose upload fails can be sent again', async () => {
    const editor = openEditor('/courseAdd', meetingUpload({ body: { code: 400, msg: '存储空间不足' } }));
    const group = await editor.findByRole('group', { name: '视频' });
    await editor.choose(group, video('课堂实录.mp4'));
    await within(group).findByText('存储空间不足');
    await userEvent.click(within(group).getByRole('button', { name: '重新上传 课堂实录.mp4' }));
    await within(group).findByText('已上传');
  });

  test('can be cancelled while they upload, when only leaving asks', async () => {
    const editor = openEditor('/courseAdd', meetingUpload({ delayMs: 20_000 }));
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const group = await editor.findByRole('group', { name: '视频' });
    expect(leave()).toBe(false);
    await editor.choose(group, video('课堂实录.mp4'));
    await within(group).findByRole('progressbar', { name: '正在上传 课堂实录.mp4' });
    await expectAccessible(editor.host);
    await eventually(() => expect(leave()).toBe(true));
    expect(editor.getByRole('button', { name: '提交审核' })).toBeDisabled();
    await userEvent.click(within(group).getByRole('button', { name: '取消上传 课堂实录.mp4' }));
    await eventually(() => expect(within(group).queryByText('课堂实录.mp4')).toBeNull());
    await eventually(() => expect(leave()).toBe(false));
  });

  test('are not what is at risk where text is unsaved and the device keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const editor = openEditor('/courseAdd', {
      as: 'teacher',
      prepare: (sandbox) => sandbox.fault({ method: 'POST', path: savePath, status: 503, times: 9 }),
    });
    await userEvent.fill(await editor.field('课程名称'), '整本书阅读');
    const link = document.createElement('a');
    link.href = '/index';
    link.textContent = '首页';
    document.body.append(link);
    await eventually(() => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(true);
    });
    link.click();
    const question = await editor.findByRole('alertdialog', { name: '内容还没有保存，确定离开吗？' });
    expect(question).not.toHaveTextContent('上传');
    link.remove();
  });

  test('that a reload interrupted are to be chosen again, by name', async () => {
    const editor = openEditor('/courseAdd', meetingUpload({ delayMs: 20_000 }));
    await editor.choose(await editor.findByRole('group', { name: '视频' }), video('课堂实录.mp4'));
    await editor.findByRole('progressbar');
    editor.reload();
    await editor.findByText('上传已中断，请重新选择“课堂实录.mp4”');
    expect(editor.getByRole('button', { name: '重新选择 课堂实录.mp4' })).toBeVisible();
    drag('drop', editor.getByText('课堂实录.mp4'), [video('课堂实录.mp4')]);
    await editor.findByText('已上传');
  });
});

describe('the cover', () => {
  test('is chosen of the gallery', async () => {
    const editor = openEditor();
    await editor.click('选择封面');
    const dialog = within(await editor.findByRole('dialog', { name: '选择封面' }));
    await expectAccessible(editor.host);
    await userEvent.click(await dialog.findByRole('button', { name: '封面 数学封面1.svg' }));
    await editor.findByRole('button', { name: '更换封面' });
    await eventually(() =>
      expect(editor.saves().at(-1)).toMatchObject({
        content: { files: { cover: [{ name: '数学封面1.svg' }] } },
      }),
    );
  });

  test('is uploaded as it was cropped', async () => {
    const editor = openEditor();
    await editor.click('选择封面');
    const dialog = within(await editor.findByRole('dialog', { name: '选择封面' }));
    await userEvent.click(await dialog.findByRole('tab', { name: '上传图片' }));
    await userEvent.upload(
      await dialog.findByLabelText('上传图片', { selector: 'input' }),
      await picture('校园.png'),
    );
    const zoom = await dialog.findByRole('slider', { name: '缩放' });
    zoom.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(zoom).toHaveValue('1.02');
    await expectAccessible(editor.host);
    await userEvent.click(dialog.getByRole('button', { name: '使用这张图片' }));
    await editor.findByRole('button', { name: '更换封面' });
    expect(editor.calls('/api/upload/cover/create')).toHaveLength(1);
  });
});

describe('the cover that is dropped', () => {
  test('on its field is cropped first', async () => {
    const editor = openEditor();
    const group = await editor.findByRole('group', { name: '封面' });
    drag('drop', within(group).getByRole('button', { name: '选择封面' }), [await picture('校园.png')]);
    const dialog = within(await editor.findByRole('dialog', { name: '选择封面' }));
    await userEvent.click(await dialog.findByRole('button', { name: '使用这张图片' }));
    await editor.findByRole('button', { name: '更换封面' });
    expect(editor.calls('/api/upload/cover/create')).toHaveLength(1);
  });

  test('anywhere in the dialog takes the place of the gallery, and a wrong type is refused', async () => {
    const editor = openEditor();
    await editor.click('选择封面');
    const dialog = within(await editor.findByRole('dialog', { name: '选择封面' }));
    const first = await dialog.findByRole('button', { name: '封面 数学封面1.svg' });
    drag('drop', first, [new File(['text'], '说明.txt')]);
    await dialog.findByText('请选择 10M 以内的 jpg、png、gif 或 bmp 图片');
    drag('drop', dialog.getByRole('tab', { name: '封面库' }), [await picture('校园.png')]);
    await dialog.findByRole('button', { name: '使用这张图片' });
    await expectAccessible(editor.host);
  });
});

describe('choices', () => {
  test('of a tree are made by keyboard, and are limited', async () => {
    const editor = openEditor();
    const tree = await editor.group('学段学科');
    const stage = await tree.findByText('小学');
    stage.focus();
    await userEvent.keyboard('{Enter}');
    for (const name of ['语文', '数学', '英语']) {
      const box = tree.getAllByRole('checkbox', { name }).find((one) => one.checkVisibility());
      box?.focus();
      await userEvent.keyboard(' ');
    }
    expect(tree.getByText('已选 3/3')).toBeVisible();
    expect(tree.getAllByRole('checkbox', { name: '科学' })[0]).toBeDisabled();
    await userEvent.click(tree.getByRole('button', { name: '取消选择 数学' }));
    expect(tree.getByText('已选 2/3')).toBeVisible();
  });
});

describe('chapters', () => {
  const path = '/api/portal/authoring/openCourse';
  const titles = (editor: EditorScene) => {
    const { content } = editor.saves(path).at(-1) as { content: { chapters: { title: string }[] } };
    return content.chapters.map(({ title }) => title);
  };

  async function openChapters() {
    const editor = openEditor('/createdCourse');
    for (const [index, title] of ['导学', '课例', '反思'].entries()) {
      await editor.click('添加一章');
      const field = await editor.field(`第 ${index + 1} 章名称`);
      await eventually(() => expect(field).toHaveFocus());
      await userEvent.fill(field, title);
    }
    return editor;
  }

  test('are sorted by buttons and by keyboard, which is announced', async () => {
    const editor = await openChapters();
    const up = await editor.findByRole('button', { name: '上移：反思' });
    await userEvent.click(up);
    await eventually(() => expect(up).toHaveFocus());
    await editor.findByText('已放下“反思”，现在是第 2 项，共 3 项。');
    await eventually(() => expect(titles(editor)).toEqual(['导学', '反思', '课例']));

    editor.getByRole('button', { name: '拖动排序：导学' }).focus();
    await userEvent.keyboard(' ');
    await editor.findByText(/已拿起“导学”/);
    await userEvent.keyboard('{ArrowDown}');
    await editor.findByText(/“导学”移到第 2 项/);
    await userEvent.keyboard(' ');
    await eventually(() => expect(titles(editor)).toEqual(['反思', '导学', '课例']));
    await expectAccessible(editor.host);
  });

  test('take lessons of each other, by button, by keyboard and by drag', async () => {
    const editor = await openChapters();
    for (const [index, title] of ['课一', '课二'].entries()) {
      await userEvent.click(editor.getAllByRole('button', { name: '添加课时' })[0] as HTMLElement);
      await userEvent.fill(await editor.field(`第 1 章第 ${index + 1} 节名称`), title);
    }
    const lessons = () => {
      const { content } = editor.saves(path).at(-1) as {
        content: { chapters: { lessons: { title: string }[] }[] };
      };
      return content.chapters.map((chapter) => chapter.lessons.map(({ title }) => title));
    };
    await eventually(() => expect(lessons()).toEqual([['课一', '课二'], [], []]));

    await userEvent.click(editor.getByRole('button', { name: '下移：课二' }));
    await editor.findByText('已把“课二”移到“课例”中。');
    await eventually(() => expect(lessons()).toEqual([['课一'], ['课二'], []]));
    expect(editor.getByRole('button', { name: '下移：课二' })).toHaveFocus();

    editor.getByRole('button', { name: '拖动排序：课一' }).focus();
    await userEvent.keyboard(' ');
    await editor.findByText(/已拿起“课一”/);
    await userEvent.keyboard('{ArrowDown}');
    await editor.findByText('“课一”移到“课例”中。');
    await userEvent.keyboard(' ');
    await eventually(() => expect(lessons()).toEqual([[], ['课一', '课二'], []]));

    const handle = editor.getByRole('button', { name: '拖动排序：课二' });
    const { left, top } = handle.getBoundingClientRect();
    const goal = editor.getByRole('textbox', { name: '第 1 章名称' }).getBoundingClientRect().top;
    const pointer = (type: string, clientY: number) =>
      handle.dispatchEvent(
        new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, clientX: left, clientY }),
      );
    pointer('pointerdown', top);
    pointer('pointermove', top - 8);
    await editor.findByText(/已拿起“课二”/);
    pointer('pointermove', goal);
    await editor.findByText('“课二”移到“导学”中。');
    pointer('pointerup', goal);
    await eventually(() => expect(lessons()).toEqual([['课二'], ['课一'], []]));
    await expectAccessible(editor.host);
  });

  test('ask before anything entered is removed with them', async () => {
    const editor = await openChapters();
    await editor.click('添加一章');
    await editor.click('删除第 4 章');
    await eventually(() => expect(editor.queryByRole('button', { name: '删除第 4 章' })).toBeNull());
    await editor.click('删除第 2 章');
    const question = within(await editor.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: '取消' }));
    expect(await editor.field('第 2 章名称')).toHaveValue('课例');
  });
});

test('on a phone the preview takes the place of the form', async () => {
  await browserPage.viewport(390, 844);
  const editor = openEditor();
  await type(editor, '课程名称', '古诗文');
  expect(editor.queryByRole('complementary')).toBeNull();
  await editor.click('预览');
  expect(await within(await editor.findByRole('complementary')).findByText('古诗文')).toBeVisible();
  await expectAccessible(editor.host);
  await editor.click('返回编辑');
  expect(await editor.field('课程名称')).toBeVisible();
});
