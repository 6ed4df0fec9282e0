import type { Locator, Page } from 'playwright';
import type { RealTab } from '../real-tab.ts';
import { serverAnswer } from '../server-answer.ts';
import type { Model } from './model.ts';

export const PAGE = '/createdCourse';
export const SAVE_PATH = '/api/portal/authoring/openCourse';

export const titleOf = (page: Page): Locator => page.getByRole('textbox', { name: /^课程名称/ });

/** An editor as its author sees it. */
export interface Seen {
  /** Undefined while another page is shown. */
  title: string | undefined;
  /** The bar's words about the last save. */
  status: string;
  id: string;
  stored: string;
}

export async function see({ page }: RealTab): Promise<Seen> {
  const found = await page.evaluate(() => {
    const fields = [...document.querySelectorAll('input')];
    return {
      title: fields.find(({ labels }) => labels?.[0]?.textContent.startsWith('课程名称'))?.value,
      status:
        document.querySelector('main h1 ~ * [role=status], main header [role=status]')?.textContent ?? '',
      isOpening:
        document.querySelector('main') === null || document.querySelector('main [aria-busy=true]') !== null,
      stored: Object.values(localStorage).join('\n'),
    };
  });
  const { pathname, searchParams } = new URL(page.url());
  const isEditor = pathname === PAGE;
  if (isEditor && found.title === undefined) throw new Error('the editor is being opened');
  return { ...found, id: isEditor ? (searchParams.get('id') ?? '') : '' };
}

/** The titles of the user's courses at the server, by id. */
export async function titlesAtServer({ token }: Model): Promise<Map<string, string>> {
  const answer = await serverAnswer(token, `${SAVE_PATH}/page?current=1&size=100`);
  const { records } = answer as { records: { id: string; title: string }[] };
  return new Map(records.map(({ id, title }) => [id, title]));
}
