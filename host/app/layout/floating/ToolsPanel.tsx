import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import { useRef, type RefObject } from 'react';
import { MessageSquareText, PhoneCall } from 'lucide-react';
import { usePortal } from '#src/data/portal-context.ts';
import { useOrganisation } from '#src/data/useOrganisation.ts';
import { telephoneUrl } from '#src/rules/telephone-url.ts';
import { badgeText } from '#src/texts/badge-text.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useIsMobile } from '#src/theme/breakpoint.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Badge } from '#src/ui/badges/Badge.tsx';
import { usePopover } from '#src/ui/menus/usePopover.ts';
import { floatingTexts, toolsPanelTexts } from './texts.ts';
import css from './tools-panel.css?inline';

interface ToolsPanelProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  unreadCount: number;
  onFeedback: () => void;
  onClose: () => void;
}

/** The opened tools beside their button: the support number and the way to the feedback dialog. */
export function ToolsPanel({ id, anchor, unreadCount, onFeedback, onClose }: ToolsPanelProps) {
  useStyles(css);
  const words = useTexts(floatingTexts);
  const { org } = useOrganisation();
  const panel = useRef<HTMLDivElement>(null);
  usePopover(panel, { open: true, anchor, align: 'end', onPressOutside: onClose });
  const count = badgeText(unreadCount);

  return (
    // oxlint-disable-next-line floor/newer -- by top-layer.ts
    <div ref={panel} id={id} popover="manual" className="portal-floating-panel">
      {org?.supportPhone ? <SupportPhone number={org.supportPhone} /> : null}
      <button
        type="button"
        className="portal-floating-entry"
        aria-label={count ? fill(words.feedbackUnread, { count }) : words.feedback}
        aria-haspopup="dialog"
        onClick={onFeedback}
      >
        <MessageSquareText size={20} aria-hidden="true" />
        <span className="portal-floating-label">{words.feedback}</span>
        <Badge count={unreadCount} />
      </button>
    </div>
  );
}

/** On a phone the whole row calls the number. */
function SupportPhone({ number }: { number: string }) {
  const words = useTexts(toolsPanelTexts);
  const { isMobile: isPhone } = usePortal();
  const isNarrow = useIsMobile();
  const content = (
    <>
      <PhoneCall size={20} aria-hidden="true" />
      <span className="portal-floating-label">{words.phone}</span>
      <span className="portal-floating-number">{number}</span>
    </>
  );
  return isPhone || isNarrow ? (
    <Anchor className="portal-floating-entry" href={telephoneUrl(number)}>
      {content}
    </Anchor>
  ) : (
    <p className="portal-floating-entry">{content}</p>
  );
}
