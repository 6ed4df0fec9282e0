import { pageNumberOf } from '../../useQueryParams.ts';

/** What the address of a page of questions says. */
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
    page: pageNumberOf(query),
  };
}

/** The query of an address; what is as usual is left out. */
export function questionQuery({ id, search, page }: QuestionAddress): URLSearchParams {
  return new URLSearchParams([
    ...(search ? [['q', search]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
    ...(id ? [['id', id]] : []),
  ]);
}

/** The address of a question or a list on a page. */
export function questionUrl(path: string, address: QuestionAddress): string {
  const query = questionQuery(address);
  return query.size > 0 ? `${path}?${query}` : path;
}
