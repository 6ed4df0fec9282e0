import { useEffect, useState } from 'react';
import { getQuestions, type Question } from '../../src/api/tickets.ts';
import { usePortal } from '../../src/data/portal-context.ts';
import type { Http } from '../../src/http/endpoint.ts';

/** So many pages are looked through for suggestions. */
const PAGES = 6;

async function loadAll(http: Http, signal: AbortSignal): Promise<Question[]> {
  const found: Question[] = [];
  for (let current = 1; current <= PAGES; current++) {
    const answer = await getQuestions(http, { current }, { silent: true, signal });
    if (answer.type !== 'success') break;
    found.push(...answer.data.records);
    if (answer.data.records.length === 0 || found.length >= answer.data.total) break;
  }
  return found;
}

/** The frequent questions to look for suggestions in; empty until somebody types, and where they cannot be had. */
export function useQuestionIndex(isWanted: boolean): readonly Question[] {
  const { http } = usePortal();
  const [questions, setQuestions] = useState<readonly Question[] | null>(null);
  const isMissing = isWanted && questions === null;
  useEffect(() => {
    if (!isMissing) return;
    const controller = new AbortController();
    loadAll(http, controller.signal).then(setQuestions, () => undefined);
    return () => controller.abort();
  }, [http, isMissing]);
  return questions ?? [];
}
