import { useState } from 'react';
import type { Comment } from '#src/api/comments.ts';
import type { Page, PageRequest } from '#src/api/schemas.ts';
import { joinPages } from '#src/data/queries/join-pages.ts';
import type { Query } from '#src/data/queries/query.ts';
import { useInfiniteQuery } from '#src/data/queries/useInfiniteQuery.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { changeComment } from './comment-list.ts';
import { commentsTexts } from './texts.ts';
import { COMMENT_PAGE_SIZE } from '#src/rules/limits.ts';

/** A comment that the user has written here. */
interface OwnComment {
  comment: Comment;
  /** It was written after the last reload has begun, whose response may lack it. */
  isNew: boolean;
}

/** Where a comment that the user has written stands until its page is loaded. */
interface OwnPlace {
  at: 'start' | 'end';
  /** The server's list contains it, too, so that a missing one was deleted elsewhere. */
  isListed: boolean;
}

/** The pages of a list of comments, and among them the user's new ones. No request is sent while `filter` is null. */
export function useCommentPages<Filter extends object>(
  query: Query<Filter & PageRequest, Page<Comment>>,
  filter: Filter | null,
  { at, isListed }: OwnPlace,
) {
  const words = useTexts(commentsTexts);
  const { isBusy, run } = useMutation(words.moreFailed);
  const [own, setOwn] = useState<readonly OwnComment[]>([]);

  const { data, update, loadMore, ...state } = useInfiniteQuery(query, filter, {
    size: COMMENT_PAGE_SIZE,
    onReload() {
      setOwn((all) => all.map((one) => ({ ...one, isNew: false })));
      return (pages) => {
        const records = recordsOf(pages);
        const isKept = (id: string) => records.some((comment) => comment.id === id);
        const isComplete = isListed || records.length >= totalOf(pages);
        // Drop an own comment that the list no longer has: it was deleted elsewhere.
        setOwn((all) => all.filter(({ comment, isNew }) => isNew || !isComplete || isKept(comment.id)));
      };
    },
  });

  return {
    ...state,
    records: withOwn(recordsOf(data), own, at),
    total: totalOf(data),
    isKnown: data !== undefined,
    isLoadingMore: isBusy,
    /** Resolves to how many are shown then, and how many there are. */
    async loadMore() {
      const pages = await run(loadMore);
      return pages && { shown: withOwn(recordsOf(pages), own, at).length, total: totalOf(pages) };
    },
    /** Shows a comment that the user has written; loads the list again if the server has not said which. */
    add(comment: Comment | null) {
      if (comment) setOwn((all) => [...all, { comment, isNew: true }]);
      else state.retry();
    },
    change(id: string, next: (comment: Comment) => Comment) {
      setOwn((all) =>
        all.map((one) => (one.comment.id === id ? { ...one, comment: next(one.comment) } : one)),
      );
      update((page) => ({ ...page, records: changeComment(page.records, id, next) }));
    },
    /** Takes a deleted comment out, and fills its place from the next page. */
    remove(id: string) {
      setOwn((all) => all.filter(({ comment }) => comment.id !== id));
      update((page) => ({ ...page, records: page.records.filter((comment) => comment.id !== id) }));
      state.retry();
    },
  };
}

export type CommentPages = ReturnType<typeof useCommentPages>;

const idOf = ({ id }: Comment) => id;

const recordsOf = (pages: readonly Page<Comment>[] = []) =>
  joinPages(
    pages.map(({ records }) => records),
    idOf,
  );

const totalOf = (pages: readonly Page<Comment>[] = []) => pages.at(-1)?.total ?? 0;

function withOwn(records: readonly Comment[], own: readonly OwnComment[], at: OwnPlace['at']) {
  const loaded = new Map(records.map((comment) => [comment.id, comment]));
  const written = own.map(({ comment }) => loaded.get(comment.id) ?? comment);
  if (at === 'end') return joinPages([records, written], idOf);
  const pinned = records.filter((comment) => comment.pinned);
  return joinPages([pinned, [...written].reverse(), records], idOf);
}
