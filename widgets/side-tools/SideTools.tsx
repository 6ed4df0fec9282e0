import { useRef } from 'react';
import { MessageSquareText } from 'lucide-react';
import { useOrganisation } from '#src/data/useOrganisation.ts';
import type { ElementProps } from '#src/element/defineElement.tsx';
import { badgeText } from '#src/texts/badge-text.ts';
import { sideToolsTexts } from './texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { CornerBadge } from '#src/ui/badges/CornerBadge.tsx';
import { BackToTop } from './BackToTop.tsx';
import { PhoneConsultation } from './PhoneConsultation.tsx';
import css from './side-tools.css?inline';

export interface SideToolsProps extends ElementProps {
  onFeedback?: () => unknown;
  /** The number of unread replies to the user's feedback. */
  feedbackCount?: number;
}

/** Shows phone consultation, feedback button and back-to-top button at the right edge of the page. */
export function SideTools({ onFeedback, feedbackCount = 0 }: SideToolsProps) {
  useStyles(css);
  const words = useTexts(sideToolsTexts);
  const { org } = useOrganisation();
  const feedback = useRef<HTMLButtonElement>(null);
  const count = badgeText(feedbackCount);

  return (
    <aside className="portal-side-tools" part="side-tools" aria-label={words.name}>
      <div className="portal-side-tools-group">
        {org?.supportPhone ? <PhoneConsultation number={org.supportPhone} /> : null}
        <button
          ref={feedback}
          type="button"
          className="portal-side-tool"
          part="side-tool"
          aria-label={count ? fill(words.feedbackUnread, { count }) : words.feedback}
          title={words.feedback}
          onClick={() => onFeedback?.()}
        >
          <CornerBadge count={feedbackCount}>
            <MessageSquareText size={20} aria-hidden="true" />
          </CornerBadge>
        </button>
      </div>
      <BackToTop focusNext={feedback} />
    </aside>
  );
}
