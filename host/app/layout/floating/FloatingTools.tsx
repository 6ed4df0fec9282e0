import { useId, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { ArrowUpToLine, Headset } from 'lucide-react';
import { useOrganisation } from '#src/data/useOrganisation.ts';
import { badgeText } from '#src/texts/badge-text.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { CornerBadge } from '#src/ui/badges/CornerBadge.tsx';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { useBackToTop } from '#src/ui/scrolling/useBackToTop.ts';
import { useDraggable } from '#src/ui/floating/useDraggable.ts';
import { useLazyLoad } from '#src/ui/loading/useLazyLoad.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import css from './floating-tools.css?inline';
import { floatingTexts } from './texts.ts';
import { useGiveWay } from './useGiveWay.ts';
import { useToolsPanel } from './useToolsPanel.ts';

const ToolsPanel = lazyComponent(() => import('./ToolsPanel.tsx').then((module) => module.ToolsPanel));

export interface FloatingToolsProps {
  /** Leaves only the way back to the top. */
  hidesButton: boolean;
  /** Unread replies to the user's feedback. */
  unreadCount: number;
  onFeedback: () => void;
  /** Called when a click on the feedback entry becomes likely. */
  onIntent?: () => void;
}

/**
 * The one floating button of a page, which can be moved, and back-to-top above it. The button opens the tools, or the
 * feedback dialog at once where the organisation has no other tool.
 */
export function FloatingTools({ hidesButton, unreadCount, onFeedback, onIntent }: FloatingToolsProps) {
  useStyles(css);
  const words = useTexts(floatingTexts);
  const group = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const ids = { hint: useId(), panel: useId() };
  const { style, isDragging, endsDrag, handlers } = useDraggable(group);
  const { isOpen, close, toggle, hover } = useToolsPanel();
  const { org, isLoading } = useOrganisation();
  const hasPanel = isLoading || Boolean(org?.supportPhone);
  const givesWay = useGiveWay(group);
  const count = badgeText(unreadCount);
  const prepare = () => {
    if (hasPanel) ToolsPanel.prefetch();
    onIntent?.();
  };
  const isShown = hasPanel && isOpen && !isDragging && !hidesButton;
  const isPanelReady = useLazyLoad(ToolsPanel, isShown, close);

  const handleKey = (event: KeyboardEvent) => {
    // An arrow key has moved the button away from its panel.
    if (event.defaultPrevented) close();
    if (event.key !== 'Escape' || !isShown) return;
    event.stopPropagation();
    button.current?.focus({ preventScroll: true });
    close();
  };
  const closeOnLeave = ({ currentTarget, relatedTarget: next }: FocusEvent<HTMLElement>) => {
    if (next instanceof Node && !currentTarget.contains(next)) close();
  };
  const [name, nameUnread] = hasPanel
    ? [words.open, words.openUnread]
    : [words.feedback, words.feedbackUnread];
  return (
    <aside
      ref={group}
      className="portal-floating"
      aria-label={words.area}
      data-away={(givesWay && !isShown && !isDragging) || undefined}
      style={style}
    >
      <BackToTop label={words.top} focusNext={() => button.current ?? document.querySelector('main')} />
      {hidesButton ? null : (
        <div
          role="presentation"
          {...hover}
          onFocus={prepare}
          onPointerDown={prepare}
          onBlur={closeOnLeave}
          onKeyDown={handleKey}
        >
          <button
            ref={button}
            type="button"
            className="portal-floating-button"
            aria-label={count ? fill(nameUnread, { count }) : name}
            aria-describedby={ids.hint}
            aria-haspopup={hasPanel ? undefined : 'dialog'}
            aria-expanded={hasPanel ? isShown : undefined}
            aria-controls={isPanelReady ? ids.panel : undefined}
            data-dragging={isDragging || undefined}
            {...handlers}
            onClick={() => {
              if (endsDrag()) close();
              else if (hasPanel) toggle();
              else onFeedback();
            }}
          >
            <CornerBadge count={unreadCount}>
              <Headset size={22} aria-hidden="true" />
            </CornerBadge>
          </button>
          <VisuallyHidden id={ids.hint} hidden>
            {words.moveHint}
          </VisuallyHidden>
          {isPanelReady ? (
            <ToolsPanel
              id={ids.panel}
              anchor={button}
              unreadCount={unreadCount}
              onFeedback={() => {
                // The dialog returns the focus to the element that has it now; the entry is unmounted by then.
                button.current?.focus({ preventScroll: true });
                close();
                onFeedback();
              }}
              onClose={close}
            />
          ) : null}
        </div>
      )}
    </aside>
  );
}

function BackToTop({ label, focusNext }: { label: string; focusNext: () => HTMLElement | null }) {
  const [isShown, rise] = useBackToTop(focusNext);
  if (!isShown) return null;
  return (
    <button type="button" className="portal-floating-top" aria-label={label} title={label} onClick={rise}>
      <ArrowUpToLine size={20} aria-hidden="true" />
    </button>
  );
}
