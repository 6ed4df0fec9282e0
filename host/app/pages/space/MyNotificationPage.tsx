import { pageTexts } from '../../../../src/texts/pages.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { Messages } from '../../../../widgets/messages/index.ts';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { useNotificationHandler } from '../../layout/useNotificationHandler.ts';

/** The user's notifications, in the personal space. */
export default function MyNotificationPage() {
  const titles = useTexts(pageTexts);
  const follow = useNotificationHandler();
  return (
    <SpacePage title={titles.myNotification}>
      <Messages onNavigate={follow} />
    </SpacePage>
  );
}
