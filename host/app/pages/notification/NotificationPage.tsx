import { pageTexts } from '../../routing/page-titles.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Messages } from '#widgets/messages/index.ts';
import { useNotificationHandler } from '../../layout/useNotificationHandler.ts';
import { useMessagesChoice } from './useMessagesChoice.ts';
import css from './notification-page.css?inline';

/** The user's notifications, outside the personal space. */
export default function NotificationPage() {
  useStyles(css);
  const titles = useTexts(pageTexts);
  const follow = useNotificationHandler();
  const choice = useMessagesChoice();
  return (
    <div className="portal-notification-page">
      <h1>{titles.notification}</h1>
      <div className="portal-notification-sheet">
        <Messages choice={choice} onNavigate={follow} />
      </div>
    </div>
  );
}
