import { useLocation } from 'wouter';
import { pageTexts } from '../../src/texts/pages.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { Messages } from '../../widgets/messages/index.ts';
import { useFollowNotice } from '../layout/useFollowNotice.ts';
import { match } from '../match.ts';
import css from './messages-page.css?inline';

/** The user's messages, at two addresses with a title each. */
export default function MessagesPage() {
  useStyles(css);
  const titles = useTexts(pageTexts);
  const follow = useFollowNotice();
  const [path] = useLocation();
  const matched = match(path);
  return (
    <div className="portal-messages-page">
      <h1>{titles['to' in matched ? matched.to.name : 'myNotification']}</h1>
      <div className="portal-messages-sheet">
        <Messages onNavigate={follow} />
      </div>
    </div>
  );
}
