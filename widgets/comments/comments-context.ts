import { createContext, useContext } from 'react';
import type { CommentSource } from '#src/api/comments.ts';
import type { useLoginLink } from '#src/data/login/useLoginLink.ts';

/** Everything that the comments of one subject share. */
export interface CommentsScope {
  source: CommentSource;
  /** '' for a guest, who reads only. */
  userId: string;
  limit: number;
  canReport: boolean;
  /** Props of the link to the login, which leads back to the comments. */
  login: ReturnType<typeof useLoginLink>;
  /** Tells screen readers what has happened. */
  announce: (text: string) => void;
  /** Called when a comment was published; '' if the server has not said which. */
  onPublished: (id: string) => void;
  onRemoved: () => void;
  onLiked: (id: string, liked: boolean) => void;
}

export const CommentsContext = createContext<CommentsScope | null>(null);

export function useCommentsScope(): CommentsScope {
  const scope = useContext(CommentsContext);
  if (!scope) throw new Error('outside of <Comments>');
  return scope;
}
