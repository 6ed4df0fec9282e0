import { pageTexts } from '../../routing/page-titles.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Messages } from '#widgets/messages/index.ts';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { useNotificationHandler } from '../../layout/useNotificationHandler.ts';
import { useMessagesChoice } from './useMessagesChoice.ts';

/** The user's notifications, in the personal space. */
export default function MyNotificationPage() {
  const titles = useTexts(pageTexts);
  const follow = useNotificationHandler();
  const choice = useMessagesChoice();
  return (
    <SpacePage title={titles.myNotification}>
      <Messages choice={choice} onNavigate={follow} />
    </SpacePage>
  );
}
