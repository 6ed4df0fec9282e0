import type { Page } from 'playwright';
import type { RealTab } from '../real-tab.ts';
import { serverAnswer } from '../server-answer.ts';
import type { Model } from './model.ts';

export const PAGE = '/space/myExamination?id=ex-1';
const ATTEMPT_PATH = '/api/portal/exam/attempt/ex-1-1';
export const SAVE_PATH = `${ATTEMPT_PATH}/answers`;
export const HAND_IN_PATH = `${ATTEMPT_PATH}/submit`;

/** Questions with four options, of which one can be chosen. */
export const questionIds = ['q-1', 'q-2', 'q-3'] as const;

const letters = 'abcd';
export const letterOf = (option: number): string => letters.charAt(option);

/** An exam as its learner sees it. */
export interface Seen {
  /** The shown question; '' after the exam. */
  question: string;
  /** The chosen option; -1: none. */
  option: number;
  /** The bar's words about the last save. */
  saved: string;
  /** All that the browser keeps. */
  stored: string;
}

export async function see({ page }: RealTab): Promise<Seen> {
  const seen = await page.evaluate(() => {
    const headings = [...document.querySelectorAll('main h1, main h2')].map((one) => one.textContent);
    const number = headings.map((text) => /^第 (\d+) 题/.exec(text)?.[1]).find(Boolean) ?? '';
    const radios = [...document.querySelectorAll<HTMLInputElement>('main input[type=radio]')];
    const timer = document.querySelector('main [role=timer]');
    return {
      number,
      isOver: document.querySelector('main section[aria-label=考试结果]') !== null,
      option: radios.findIndex(({ checked }) => checked),
      saved: timer?.closest('p')?.nextElementSibling?.textContent ?? '',
      stored: Object.values(localStorage).join('\n'),
    };
  });
  if (!seen.number && !seen.isOver) throw new Error('the exam is being opened');
  return { ...seen, question: seen.isOver ? '' : `q-${seen.number}` };
}

/** Shows a question by its number on the answer sheet. */
export async function turnTo(page: Page, question: string): Promise<void> {
  const number = question.slice(2);
  await page.getByRole('button', { name: new RegExp(`^第 ${number} 题，`) }).click();
  await page.getByRole('heading', { name: new RegExp(`^第 ${number} 题`) }).waitFor();
}

interface Attempt {
  answers: { questionId: string; answer: string[] }[];
}
interface Result {
  questions: { id: string; given: string[] }[];
}

/** The answers that the server has, by question. */
export async function answersAtServer({ token, handedInBy }: Model): Promise<Map<string, number>> {
  const optionOf = ([letter = '-']: string[]) => letters.indexOf(letter);
  if (handedInBy === null) {
    const { answers } = (await serverAnswer(token, ATTEMPT_PATH)) as Attempt;
    return new Map(answers.map(({ questionId, answer }) => [questionId, optionOf(answer)]));
  }
  const { questions } = (await serverAnswer(token, `${ATTEMPT_PATH}/result`)) as Result;
  return new Map(questions.map(({ id, given }) => [id, optionOf(given)]));
}
