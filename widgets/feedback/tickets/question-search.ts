import { getQuestions, type Question } from '#src/api/tickets.ts';
import { joinPages } from '#src/data/queries/join-pages.ts';
import type { Http } from '#src/http/endpoint.ts';
import { SUGGESTION_PAGES_MAX, SUGGESTIONS_MAX } from '../../limits.ts';

export async function loadQuestions(http: Http, signal: AbortSignal): Promise<Question[]> {
  const questions: Question[] = [];
  for (let current = 1; current <= SUGGESTION_PAGES_MAX; current++) {
    const response = await getQuestions(http, { current }, { silent: true, signal });
    if (response.type !== 'success') break;
    const { records, total } = response.data;
    questions.push(...records);
    if (records.length === 0 || questions.length >= total) break;
  }
  // A question that is asked more often moves up meanwhile.
  return joinPages([questions], ({ questionId }) => questionId);
}

const separators = /[\s\p{P}\p{S}]+/u;
// Pairs that occur in so many questions that they distinguish none.
const stopWords =
  '怎么 么办 如何 什么 为什 可以 以吗 没有 是否 怎样 请问 我的 一下 时候 处理 理办 问题 不能 无法'.split(' ');

/** Pairs of adjacent Chinese characters, and whole words of other scripts. */
function tokenize(text: string): Set<string> {
  const tokens = new Set<string>();
  for (const run of text.toLowerCase().split(separators)) {
    for (const word of run.match(/[a-z0-9]{2,}/g) ?? []) tokens.add(word);
    for (const han of run.match(/\p{Script=Han}{2,}/gu) ?? []) {
      const characters = [...han];
      characters.slice(1).forEach((character, index) => tokens.add(`${characters[index]}${character}`));
    }
  }
  for (const word of stopWords) tokens.delete(word);
  return tokens;
}

/** The entries whose title shares tokens with the text, best match first; rare tokens weigh more. */
export function findMatches<Entry extends { title: string }>(
  text: string,
  entries: readonly Entry[],
  limit = SUGGESTIONS_MAX,
): Entry[] {
  const wanted = tokenize(text);
  if (wanted.size === 0) return [];
  const titles = entries.map(({ title }) => tokenize(title));
  const weights = new Map<string, number>();
  for (const token of wanted) {
    const count = titles.filter((title) => title.has(token)).length;
    if (count > 0) weights.set(token, Math.log(1 + titles.length / count));
  }
  return entries
    .map((entry, index) => {
      let score = 0;
      for (const [token, weight] of weights) if (titles[index]?.has(token)) score += weight;
      return { entry, score };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ entry }) => entry);
}
