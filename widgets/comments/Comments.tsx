import { useEffect, useId, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import {
  getCommentThreads,
  getCommentTotal,
  getComments,
  postComment,
  postThreadComment,
  type CommentSource,
} from '#src/api/comments.ts';
import { LoginLink } from '#src/data/login/LoginLink.tsx';
import { useLoginStatus, useSession } from '#src/data/portal-context.ts';
import { useLoginLink } from '#src/data/login/useLoginLink.ts';
import { useCacheScope } from '#src/data/queries/useCacheScope.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { COMMENT_LIMIT } from '#src/rules/limits.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Loading, SkeletonLine } from '#src/ui/states/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { CommentForm } from './CommentForm.tsx';
import type { CommentsProps } from './comments-props.ts';
import { CommentsContext, type CommentsScope } from './comments-context.ts';
import { CommentsView } from './CommentsView.tsx';
import css from './comments.css?inline';
import { SortChoice, type Sort } from './SortChoice.tsx';
import { commentsTexts } from './texts.ts';
import { useCommentPages } from './useCommentPages.ts';

/** The place in a page to which the login leads back. */
const COMMENTS_PLACE = 'comments';

/** The comments on a piece of content, with replies and likes. Everybody reads; writing needs a login. */
export function Comments({ subjectType = '', subjectId = '', maxLength, ...props }: CommentsProps) {
  const user = useCacheScope();
  if (!subjectType || !subjectId) return null;
  const limit = maxLength && maxLength >= 1 ? Math.trunc(maxLength) : COMMENT_LIMIT;
  // Each user and subject has drafts and lists of its own.
  const key = JSON.stringify([user, subjectType, subjectId, props.version]);
  const source = { sourceType: subjectType, sourceId: subjectId };
  return <Conversation key={key} {...props} source={source} limit={limit} />;
}

interface ConversationProps extends Omit<CommentsProps, 'subjectType' | 'subjectId' | 'maxLength'> {
  source: CommentSource;
  limit: number;
}

/** The comments of one subject as one user sees them. */
function Conversation(props: ConversationProps) {
  useStyles(css);
  const { source, version = 'v2', limit, report = false, onNavigate } = props;
  const words = useTexts(commentsTexts);
  const titleId = useId();
  const status = useLoginStatus();
  const userId = useSession((session) => session.userId);
  const login = useLoginLink(onNavigate, COMMENTS_PLACE);
  const [sort, setSort] = useState<Sort>('new');
  const [said, setSaid] = useState('');
  const isV1 = version === 'v1';
  // v1 has no order to choose: the newest come first.
  const list = useCommentPages(isV1 ? getComments : getCommentThreads, isV1 ? source : { ...source, sort }, {
    at: 'start',
    isListed: sort === 'new',
  });
  const total = useQuery(getCommentTotal, source);

  // The same text is announced again only if it differs.
  const announce = (text: string) => setSaid((former) => (former === text ? `${text}\u00A0` : text));

  // At every render, so that it refreshes the list that is shown now.
  useImperativeHandle(props.handle, () => ({
    refresh() {
      list.retry();
      total.retry();
    },
  }));

  const root = useRef<HTMLElement>(null);
  useReturnTo(root, list.isKnown);

  const scope: CommentsScope = {
    source,
    userId: status === 'loggedIn' ? userId : '',
    limit,
    canReport: report,
    login,
    announce,
    onPublished(id) {
      total.retry();
      props.onCommented?.({ id });
    },
    onRemoved() {
      announce(words.removed);
      total.retry();
    },
    onLiked(id, liked) {
      props.onLiked?.({ id, liked });
    },
  };
  const count = total.data;

  return (
    <CommentsContext.Provider value={scope}>
      <section ref={root} className="portal-comments" part="comments" aria-labelledby={titleId}>
        <header className="portal-comments-header">
          <h2 className="portal-comments-title" part="heading" id={titleId}>
            {words.title}{' '}
            {count === undefined ? null : <span className="portal-comments-total">{count}</span>}
          </h2>
          {isV1 ? null : <SortChoice value={sort} onChange={setSort} />}
        </header>
        {status === 'loggedOut' ? (
          <div className="portal-comments-writing portal-comments-login">
            <p>{words.loginText}</p>
            <LoginLink onNavigate={onNavigate} place={COMMENTS_PLACE}>
              {words.login}
            </LoginLink>
          </div>
        ) : status === 'loggedIn' ? (
          <div className="portal-comments-writing">
            <CommentForm
              // Drafts are kept by user id.
              key={userId}
              post={isV1 ? postComment : postThreadComment}
              onSent={(sent) => {
                list.add(sent);
                announce(fill(words.published, { count: (count ?? list.total) + 1 }));
              }}
            />
          </div>
        ) : (
          <Loading className="portal-comments-writing">
            <SkeletonLine height={128} />
          </Loading>
        )}
        <CommentsView list={list} isFlat={isV1} />
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </section>
    </CommentsContext.Provider>
  );
}

/** Scrolls to the comments if the address names them, since they are not there yet when the browser looks for them. */
function useReturnTo(root: RefObject<HTMLElement | null>, isReady: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    if (window.location.hash === `#${COMMENTS_PLACE}`) root.current?.scrollIntoView({ block: 'start' });
  }, [root, isReady]);
}
