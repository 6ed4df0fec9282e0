import { Heart } from 'lucide-react';
import { useContext } from 'react';
import { toggleLike } from '#src/api/comments.ts';
import type { ListItem } from '#src/api/list-item.ts';
import { publishChanges } from '#src/session/publish-changes.ts';
import { useLoginStatus, usePortal } from '#src/data/portal-context.ts';
import { useLoginLink } from '#src/data/login/useLoginLink.ts';
import { unwrap } from '#src/http/unwrap.ts';
import { numberText } from '#src/texts/format.ts';
import { fill } from '#src/texts/texts.ts';
import { LanguageContext, useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import type { ContentKind } from '../../content/kinds.ts';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';
import { detailsTexts } from './texts.ts';
import { useItemChange } from './useItemChange.ts';

interface LikeButtonProps {
  kind: ContentKind;
  item: ListItem;
}

/** Likes an item at once, and takes it back if the server refuses. Leads a guest to the log-in. */
export function LikeButton({ kind, item }: LikeButtonProps) {
  const words = useTexts(detailsTexts);
  const { locale } = useContext(LanguageContext);
  const portal = usePortal();
  const { http, language } = portal;
  const change = useItemChange(kind, item, words.likeFailed);
  const isLoggedIn = useLoginStatus() === 'loggedIn';
  const login = useLoginLink(useNavigateHandler());
  const liked = item.liked ?? false;
  const likeNum = item.likeNum ?? 0;
  const wanted = { liked: !liked, likeNum: Math.max(0, likeNum + (liked ? -1 : 1)) };

  async function send(): Promise<typeof wanted> {
    const response = await toggleLike(
      http,
      { sourceType: kind.sourceType, sourceId: item.id },
      { silent: true },
    );
    const told = response.type === 'empty' ? null : unwrap(response, language);
    publishChanges(portal, [kind.list.definition.path]);
    return { liked: told?.liked ?? wanted.liked, likeNum: told?.likeNum ?? wanted.likeNum };
  }
  const action = isLoggedIn
    ? ({ 'aria-pressed': liked, onClick: () => void change(wanted, send) } as const)
    : login;
  return (
    <Button
      className="portal-details-like"
      size="large"
      icon={<Heart size={18} fill={liked ? 'currentColor' : 'none'} aria-hidden="true" />}
      {...action}
    >
      {likeNum > 0 ? fill(words.likeCount, { count: numberText(likeNum, locale) }) : words.like}
    </Button>
  );
}
