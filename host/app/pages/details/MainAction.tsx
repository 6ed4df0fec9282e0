import { contentKinds } from '../../content/kinds.ts';
import { webUrl } from '#src/rules/safe-url.ts';
import { CalendarPlus } from 'lucide-react';
import { useContext, useRef, useState, type MouseEvent } from 'react';
import type { ListItem } from '#src/api/list-item.ts';
import { useLoginLink } from '#src/data/login/useLoginLink.ts';
import { fill } from '#src/texts/texts.ts';
import { LanguageContext, useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { linkClick } from '#src/ui/navigation/navigate.ts';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { useLazyLoad } from '#src/ui/loading/useLazyLoad.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { momentText } from '../../content/dates.ts';
import { contentTexts } from '../../content/texts.ts';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';
import { calendarFile, liveEvent } from '../../content/calendar-file.ts';
import { downloadFile, fileNameOf } from '../../content/download-file.ts';
import type { EnrolDialogProps } from './EnrolDialog.tsx';
import { BuyButton } from './BuyButton.tsx';
import type { MainAction as Action } from './main-actions.ts';
import { detailsTexts } from './texts.ts';
import { wallNow } from '#src/rules/wall-clock.ts';

const EnrolDialog = lazyComponent<EnrolDialogProps>(() =>
  import('./EnrolDialog.tsx').then((module) => module.EnrolDialog),
);

interface MainActionProps {
  item: ListItem;
  action: Action;
  onRetry: () => void;
}

/** The button or link of the main action, or the reason why there is none. */
export function MainAction({ item, action, onRetry }: MainActionProps) {
  const words = useTexts(detailsTexts);
  const login = useLoginLink(useNavigateHandler());
  switch (action.type) {
    case 'none':
      return null;
    case 'loading':
      return (
        <span className="portal-details-awaited" aria-hidden="true">
          <Skeleton shape="block" height={48} />
        </span>
      );
    case 'failed':
      return (
        <p className="portal-details-note" role="alert">
          {words[action.text]}
          <Button size="small" onClick={onRetry}>
            {words.retry}
          </Button>
        </p>
      );
    case 'note':
      return <Note action={action} />;
    case 'logIn':
      return (
        <Button variant="primary" size="large" {...login}>
          {words[action.text]}
        </Button>
      );
    case 'link':
      return <ActionLink action={action} />;
    case 'calendar':
      return (
        <Button
          variant="primary"
          size="large"
          icon={<CalendarPlus size={18} aria-hidden="true" />}
          onClick={() => saveCalendar(item)}
        >
          {words[action.text]}
        </Button>
      );
    case 'buy':
      return <BuyButton item={item} action={action} />;
    case 'enrol':
    case 'confirm':
      return <EnrolButton item={item} action={action} />;
  }
}

function saveCalendar(item: ListItem): void {
  const event = liveEvent(item, webUrl(new URL(contentKinds.live.href(item.id), window.location.href)));
  if (event) downloadFile(fileNameOf(item.title, 'ics'), calendarFile([event], wallNow()), 'text/calendar');
}

function Note({ action }: { action: Extract<Action, { type: 'note' }> }) {
  const words = useTexts(detailsTexts);
  const content = useTexts(contentTexts);
  const { locale } = useContext(LanguageContext);
  const time = momentText(action.time, content, locale);
  return <p className="portal-details-note">{fill(words[action.text], { time })}</p>;
}

function ActionLink({ action }: { action: Extract<Action, { type: 'link' }> }) {
  const words = useTexts(detailsTexts);
  const follow = useNavigateHandler();
  const { url, target, text } = action;
  const attributesOf = () => {
    if (target === 'download') return { download: '' };
    if (target === 'blank') return { target: '_blank', rel: 'noopener noreferrer' };
    if (url.startsWith('#')) return {};
    return { onClick: (event: MouseEvent<HTMLAnchorElement>) => linkClick(event, { url }, follow) };
  };
  return (
    <Button variant="primary" size="large" href={url} {...attributesOf()}>
      {words[text]}
      {target === 'blank' ? <VisuallyHidden>{words.newWindow}</VisuallyHidden> : null}
    </Button>
  );
}

function EnrolButton({
  item,
  action,
}: {
  item: ListItem;
  action: Extract<Action, { type: 'enrol' | 'confirm' }>;
}) {
  const words = useTexts(detailsTexts);
  const [isOpen, setOpen] = useState(false);
  const isReady = useLazyLoad(EnrolDialog, isOpen, () => setOpen(false));
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant="primary"
        size="large"
        aria-haspopup="dialog"
        busy={isOpen && !isReady}
        onPointerEnter={EnrolDialog.prefetch}
        onFocus={EnrolDialog.prefetch}
        onClick={() => setOpen(true)}
      >
        {words[action.text]}
      </Button>
      {isReady ? (
        <EnrolDialog
          projectId={item.id}
          title={item.title}
          isConfirming={action.type === 'confirm'}
          returnFocus={button}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
