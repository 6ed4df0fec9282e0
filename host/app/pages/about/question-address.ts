import { withQuery, type SafeUrl } from '#src/rules/safe-url.ts';
import { pageIn, pageValue, withValues } from '../../content/query-choice.ts';

/** The address of a page of questions, parsed. */
export interface QuestionAddress {
  /** The open question; '' for the list. */
  id: string;
  search: string;
  /** Counted from 1. */
  page: number;
}

export function readQuestionAddress(query: URLSearchParams): QuestionAddress {
  return {
    id: query.get('id') ?? '',
    search: query.get('q')?.trim() ?? '',
    page: pageIn(query),
  };
}

/** The query of an address, without default values. */
export const questionQuery = ({ id, search, page }: QuestionAddress): URLSearchParams =>
  withValues(new URLSearchParams(), { q: search, page: pageValue(page), id });

/** The address of a question or a list on a page. */
export const questionUrl = (path: SafeUrl, address: QuestionAddress): SafeUrl =>
  withQuery(path, questionQuery(address));
