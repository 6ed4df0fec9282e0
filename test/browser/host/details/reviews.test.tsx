import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { meeting, openDetails, ownCourse, type Details } from './details-scene.tsx';
import { readingFaults, writingFaults } from '../../faults.ts';
import { eventually, expectAccessible } from '../../widget.tsx';

const address = (id: string) => `/courseHome?id=${id}`;
const read = (id: string) => `/api/portal/review/course/${id}/page`;
const write = (id: string) => `/api/portal/review/course/${id}`;

beforeEach(() => browserPage.viewport(1440, 900));

const reviewsIn = async (page: Details) => within(await page.findByRole('region', { name: '学员评价' }));

type Reviews = Awaited<ReturnType<typeof reviewsIn>>;

/** The reviews that are shown; the pages below them are a list too. */
const rowsOf = async (reviews: Reviews) =>
  (await reviews.findAllByRole('listitem')).filter((row) => within(row).queryByRole('img'));

/** A course that the user has finished, with the form of the review. */
async function openForm(page: Details) {
  const reviews = await reviewsIn(page);
  await userEvent.click(await reviews.findByRole('button', { name: '写评价' }));
  const text = await reviews.findByLabelText<HTMLTextAreaElement>('评价内容');
  return {
    reviews,
    text,
    rate: (stars: number) => userEvent.click(reviews.getByRole('radio', { name: `${stars} 星` })),
    send: () => userEvent.click(reviews.getByRole('button', { name: '发布评价' })),
  };
}

describe('the reviews of a course', () => {
  test.each(['light', 'dark'] as const)('show mean, stars and texts in pages of five, %s', async (theme) => {
    const page = openDetails('/courseHome?id=5003', { as: 'guest', settings: { theme } });
    const reviews = await reviewsIn(page);
    expect(await rowsOf(reviews)).toHaveLength(5);
    expect(reviews.getAllByRole('img', { name: /^[1-5]\.\d 星，满分 5 星$/ })).toHaveLength(6);
    await userEvent.click(reviews.getByRole('button', { name: '第 2 页' }));
    await eventually(() => expect(page.calls(read('5003')).at(-1)?.query).toMatchObject({ current: '2' }));
    await expectAccessible(page.host);
  });

  test('can be written by those who have finished it, and changed', async () => {
    const id = await ownCourse({ isFinished: true });
    const page = openDetails(address(id));
    const { reviews, text, rate, send } = await openForm(page);
    await rate(4);
    await userEvent.fill(text, '第三节的课例最有用。');
    await send();
    await page.findByText('评价已发布');
    await eventually(() => expect(reviews.getByRole('button', { name: '修改我的评价' })).toHaveFocus());
    const own = (await reviews.findByText('陈思远')).closest('li');
    expect((await rowsOf(reviews))[0]).toBe(own);
    within(own as HTMLElement).getByText('第三节的课例最有用。');
    within(own as HTMLElement).getByRole('img', { name: '4.0 星，满分 5 星' });
    expect(page.calls(write(id))[0]?.body).toEqual({ stars: 4, content: '第三节的课例最有用。' });

    await userEvent.click(await reviews.findByRole('button', { name: '修改我的评价' }));
    expect(await reviews.findByRole('radio', { name: '4 星' })).toBeChecked();
    await rate(2);
    await send();
    await eventually(async () => {
      const changed = (await reviews.findByText('陈思远')).closest('li');
      within(changed as HTMLElement).getByRole('img', { name: '2.0 星，满分 5 星' });
    });
  });

  test('ask for the stars, and for a shorter text', async () => {
    const id = await ownCourse({ isFinished: true });
    const page = openDetails(address(id));
    const { reviews, text, rate, send } = await openForm(page);
    await userEvent.fill(text, '好'.repeat(501));
    await send();
    await reviews.findByText('请选择评分');
    reviews.getByText('评价在500字以内');
    expect(document.activeElement).toBe(reviews.getByRole('radio', { name: '5 星' }));
    await rate(5);
    await userEvent.fill(text, '');
    await send();
    await page.findByText('评价已发布');
    expect(page.calls(write(id))).toHaveLength(1);
  });

  test.each(writingFaults)(
    'keep what was typed where sending meets %s, and send it again',
    async (_, fault) => {
      const id = await ownCourse({ isFinished: true });
      const page = openDetails(address(id), meeting(write(id), { method: 'PUT', ...fault }));
      const { reviews, text, rate, send } = await openForm(page);
      await rate(3);
      await userEvent.fill(text, '节奏合适');
      await send();
      await reviews.findByRole('alert');
      expect(text).toHaveValue('节奏合适');
      expect(reviews.getByRole('radio', { name: '3 星' })).toBeChecked();
      await send();
      await page.findByText('评价已发布');
    },
  );

  test('keep what was typed when the form is closed', async () => {
    const id = await ownCourse({ isFinished: true });
    const page = openDetails(address(id));
    const { reviews, text } = await openForm(page);
    await userEvent.fill(text, '写到一半');
    await userEvent.click(reviews.getByRole('button', { name: '取消' }));
    expect(reviews.getByRole('button', { name: '写评价' })).toHaveFocus();
    expect((await openForm(page)).text).toHaveValue('写到一半');
  });

  test('say to others who may write them', async () => {
    const id = await ownCourse({ isFinished: false });
    const page = openDetails(address(id));
    const reviews = await reviewsIn(page);
    await reviews.findByText('学完课程后可以评价');
    expect(reviews.queryByRole('button', { name: '写评价' })).toBeNull();
  });

  test.each(readingFaults)('after %s say so, and are there after a retry', async (_, fault) => {
    const page = openDetails('/courseHome?id=5003', meeting(read('5003'), fault));
    const reviews = await reviewsIn(page);
    await userEvent.click(await reviews.findByRole('button', { name: '重试' }));
    expect(await rowsOf(reviews)).toHaveLength(5);
  });

  test('are none at first, and not asked for where the back end has none', async () => {
    const none = {
      body: { code: 200, data: { records: [], total: 0, mean: null, own: null, mayReview: false } },
    };
    const page = openDetails('/courseHome?id=5003', meeting(read('5003'), none));
    await (await reviewsIn(page)).findByText('学完课程的老师可以在这里评价');

    const bare = openDetails('/courseHome?id=5003', { as: 'teacher', settings: { features: [] } });
    await bare.findByRole('region', { name: '课程介绍' });
    expect(bare.queryByRole('region', { name: '学员评价' })).toBeNull();
    expect(bare.calls(read('5003'))).toEqual([]);
  });
});
