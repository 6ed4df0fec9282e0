import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { largeAmounts } from '#host/sandbox/fixtures/large-amounts.ts';
import { eventually } from '../../widget.tsx';
import { openEditor } from './editor-scene.tsx';

beforeEach(() => browserPage.viewport(1440, 900));

/** The editor of a course with 200 chapters. */
async function openLongCourse() {
  const editor = openEditor('/createdCourse?id=openCourse-100101', { as: 'teacher', large: true });
  (await editor.findByRole('group', { name: '第 1 章' })).scrollIntoView();
  await editor.field('第 1 章名称');
  const chapter = (number: number) => editor.getByRole('group', { name: `第 ${number} 章` });
  const fields = (number: number) => within(chapter(number)).queryAllByRole('textbox').length;
  return { ...editor, chapter, fields };
}

describe('a course with two hundred chapters', () => {
  test('has the fields of those that are near the viewport, and the names of all', async () => {
    const { chapter, fields, getAllByRole } = await openLongCourse();
    expect(getAllByRole('group', { name: /^第 \d+ 章$/ })).toHaveLength(largeAmounts.chapters);
    expect(fields(1)).toBeGreaterThan(1);
    expect(fields(150)).toBe(0);
    expect(chapter(150)).toHaveTextContent(/\S/);
  });

  test('shows the fields of a chapter that is scrolled to, and leaves the place of the former', async () => {
    const { chapter, fields } = await openLongCourse();
    const height = chapter(1).offsetHeight;
    chapter(150).scrollIntoView({ block: 'start' });
    await eventually(() => expect(fields(150)).toBeGreaterThan(1));
    await eventually(() => expect(fields(1)).toBe(0));
    expect(chapter(1).offsetHeight).toBe(height);
    chapter(1).scrollIntoView();
    await eventually(() => expect(fields(1)).toBeGreaterThan(1));
  });

  test('keeps the field that has the focus', async () => {
    const { chapter, fields, field } = await openLongCourse();
    const title = await field('第 1 章名称');
    await userEvent.click(title);
    chapter(150).scrollIntoView();
    await eventually(() => expect(fields(150)).toBeGreaterThan(1));
    await userEvent.keyboard('新');
    expect(title.value).toMatch(/新/);
  });

  test('is printed with all fields', async () => {
    const { fields } = await openLongCourse();
    window.dispatchEvent(new Event('beforeprint'));
    expect(fields(largeAmounts.chapters)).toBeGreaterThan(1);
    window.dispatchEvent(new Event('afterprint'));
    await eventually(() => expect(fields(largeAmounts.chapters)).toBe(0));
  });

  test('leads to the fault of a chapter that is far away', async () => {
    const { chapter, field, fields, click } = await openLongCourse();
    chapter(150).scrollIntoView();
    const title = await field('第 150 章名称');
    await userEvent.clear(title);
    title.blur();
    window.scrollTo(0, 0);
    await eventually(() => expect(fields(150)).toBe(0));
    await click('提交审核');
    await eventually(() => expect(document.activeElement).toHaveAccessibleName(/第 150 章名称/));
    expect(document.activeElement).toBeInvalid();
  });
});
