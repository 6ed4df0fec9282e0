import type { ElementProps } from '#src/element/defineElement.tsx';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';

export interface CommentsHandle {
  /** Refetches the shown comments. */
  refresh(): void;
}

export interface CommentsProps extends ElementProps<CommentsHandle> {
  /** The kind of content that is commented on, e.g. `course`. */
  subjectType?: string;
  subjectId?: string;
  /** The comment service of the back end; default: v2, which has replies. */
  version?: 'v1' | 'v2';
  /** The longest comment, in visible characters; default: 500. */
  maxLength?: number;
  /** Offers to report a comment, where the back end has a service for that. */
  report?: boolean;
  onCommented?: (detail: { id: string }) => unknown;
  onLiked?: (detail: { id: string; liked: boolean }) => unknown;
  onNavigate?: OnNavigate;
}
