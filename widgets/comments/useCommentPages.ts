import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { COMMENT_PAGE_SIZE, type Comment } from '#src/api/comments.ts';
import type { Page, PageRequest } from '#src/api/schemas.ts';
import { hasMoved, joinPages } from '#src/data/queries/join-pages.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import type { Endpoint, SendOptions } from '#src/http/endpoint.ts';
import { unwrap } from '#src/http/unwrap.ts';
import type { Session } from '#src/session/store.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { changeComment, type CommentList } from './comment-list.ts';
import { commentsTexts } from './texts.ts';

const noPage: Page<Comment> = { records: [], total: 0, current: 1, size: COMMENT_PAGE_SIZE };

/** How many pages of a list are shown, kept beyond this mount, so that Back shows all of them again. */
const shownPages = new WeakMap<Session, Map<string, number>>();

function pagesOf(session: Session): Map<string, number> {
  let known = shownPages.get(session);
  if (!known) shownPages.set(session, (known = new Map()));
  return known;
}

const listName = ({ definition }: Pick<Endpoint<never, unknown>, 'definition'>, input: unknown) =>
  `${definition.path} ${JSON.stringify(input)}`;

const idOf = ({ id }: Comment) => id;
const recordsOf = (pages: readonly Page<Comment>[]) => pages.map(({ records }) => records);

/** Where a comment that the user has written stands until its page is loaded. */
interface OwnPlace {
  at: 'start' | 'end';
  /** The server lists it there too, so that one that is missing was deleted elsewhere. */
  isListed: boolean;
}

/**
 * The pages of a list of comments that are shown, as one query: they are loaded again together. No request is sent while
 * `input` is null.
 */
export function useCommentPages<Input extends object>(
  endpoint: Endpoint<Input & PageRequest, Page<Comment>>,
  input: Input | null,
  { at, isListed }: OwnPlace,
) {
  const { http, language, session } = usePortal();
  const words = useTexts(commentsTexts);
  const { isBusy, run } = useMutation(words.moreFailed);
  const [own] = useState(() => new Map<string, Comment>());
  const pages = pagesOf(session);
  const name = listName(endpoint, input);
  const shown = pages.get(name) ?? 1;

  const { fetchPage, fetchShown } = useMemo(() => {
    async function fetchPage(asked: Input, current: number, options: SendOptions) {
      const response = await endpoint(http, { ...asked, current, size: COMMENT_PAGE_SIZE }, options);
      return response.type === 'empty' ? noPage : unwrap(response, language);
    }
    async function fetchList(_: unknown, asked: Input, options: SendOptions = {}) {
      const count = pages.get(listName(endpoint, asked)) ?? 1;
      const before = [...own.keys()];
      const loadPages = () =>
        Promise.all(Array.from({ length: count }, (_, index) => fetchPage(asked, index + 1, options)));
      let loaded = await loadPages();
      // The pages have moved between their requests.
      if (hasMoved(recordsOf(loaded), idOf)) loaded = await loadPages();
      const total = loaded[0]?.total ?? 0;
      const records = joinPages(recordsOf(loaded), idOf);
      if (isListed || records.length >= total) {
        // What the user had written before, and is not there any more, was deleted elsewhere.
        for (const id of before) if (!records.some((comment) => comment.id === id)) own.delete(id);
      }
      const data: CommentList = { records: withOwn(records, own, at), total };
      return { type: 'success' as const, code: 200, message: '', data };
    }
    // The changes of other tabs name the endpoint, so the list keeps its method and path.
    const definition = endpoint.definition as unknown as Endpoint<Input, CommentList>['definition'];
    return { fetchPage, fetchShown: Object.assign(fetchList, { definition }) };
  }, [endpoint, http, language, own, at, isListed, pages]);

  const { data, replace, ...state } = useQuery(fetchShown, input, { keepPrevious: true });
  // What arrives later meets another list, if the user has chosen one meanwhile. A click may come before other effects.
  const latest = useRef({ name, isLoaded: false });
  useLayoutEffect(() => {
    latest.current = { name, isLoaded: data !== undefined && !state.isLoading };
  });

  function change(next: (list: CommentList) => CommentList) {
    // The first load would be discarded; it takes in by itself what the user has written.
    if (!latest.current.isLoaded) return;
    replace((cached) => cached && next(cached));
  }

  async function loadMore() {
    if (!input || !data) return undefined;
    const next = await run(() => fetchPage(input, shown + 1, { silent: true }));
    if (!next || latest.current.name !== name) return undefined;
    pages.set(name, shown + 1);
    change((list) => ({
      total: next.total,
      records: withOwn(joinPages([list.records, next.records], idOf), own, at),
    }));
    // Others have written, deleted or liked: one that has moved up stands on no page that was loaded since.
    if (next.total !== data.total || hasMoved([data.records, next.records], idOf)) state.retry();
    return next;
  }

  return {
    ...state,
    records: data?.records ?? [],
    total: data?.total ?? 0,
    isKnown: data !== undefined,
    hasMore: data !== undefined && shown * COMMENT_PAGE_SIZE < data.total,
    isLoadingMore: isBusy,
    loadMore,
    /** Shows a comment that the user has written; loads the list again if the server has not said which. */
    add(comment: Comment | null) {
      if (!comment) return state.retry();
      own.set(comment.id, comment);
      change((list) => ({ total: list.total + 1, records: withOwn(list.records, own, at) }));
    },
    change(id: string, next: (comment: Comment) => Comment) {
      const written = own.get(id);
      if (written) own.set(id, next(written));
      change((list) => ({ ...list, records: changeComment(list.records, id, next) }));
    },
    /** Takes a deleted comment out, and fills its place from the next page. */
    remove(id: string) {
      own.delete(id);
      change((list) => ({
        total: list.total - 1,
        records: list.records.filter((comment) => comment.id !== id),
      }));
      state.retry();
    },
  };
}

export type CommentPages = ReturnType<typeof useCommentPages>;

function withOwn(records: readonly Comment[], own: ReadonlyMap<string, Comment>, at: OwnPlace['at']) {
  const loaded = new Map(records.map((comment) => [comment.id, comment]));
  const written = [...own.values()].map((comment) => loaded.get(comment.id) ?? comment);
  if (at === 'end') return joinPages([records, written], idOf);
  return joinPages([written.toReversed(), records], idOf);
}
