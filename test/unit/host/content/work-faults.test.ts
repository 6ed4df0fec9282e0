// @vitest-environment node
import { expect, test } from 'vitest';
import { workFaults } from '#host/app/content/work/work-faults.ts';
import { workTexts } from '#host/app/content/work/texts.ts';

const words = workTexts['zh-CN'];
const file = { id: 'f-1', url: '/file', name: '设计稿.pdf' };
const work = { title: '单元教学设计', content: '以任务带动单元学习', files: [file] };

test.each([
  ['a complete work', {}, true, {}],
  ['text alone', { files: [] }, true, {}],
  ['a file alone', { content: '' }, true, {}],
  ['no title', { title: ' ' }, true, { title: '请填写标题' }],
  ['no title where none is asked for', { title: '' }, false, {}],
  ['too long a title', { title: '字'.repeat(51) }, true, { title: '标题在50字以内' }],
  ['neither text nor file', { content: ' ', files: [] }, true, { content: '请填写内容或上传附件' }],
  ['too long a text', { content: '字'.repeat(5001) }, true, { content: '内容在5000字以内' }],
  [
    'a file that is still uploaded',
    { files: [{ ...file, url: '' }] },
    true,
    { files: '请等附件上传完成，或删除未完成的附件' },
  ],
])('%s', (_, given, isTitled, expected) => {
  const faults = Object.entries(workFaults({ ...work, ...given }, isTitled, words));
  expect(Object.fromEntries(faults.filter(([, fault]) => fault !== undefined))).toEqual(expected);
});
