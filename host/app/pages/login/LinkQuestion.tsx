import { useAvatarUrl } from '#src/data/useAvatarUrl.ts';
import type { LinkedAccount } from '#src/session/login/link-login.ts';
import { linkLoginTexts } from '#src/texts/link-login.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Avatar } from '#src/ui/media/Avatar.tsx';
import { Question } from './Question.tsx';

interface LinkQuestionProps {
  offered: LinkedAccount;
  /** The account that is logged in; null for guests and visitors. */
  running: LinkedAccount | null;
  onAgree: () => void;
  onDecline: () => void;
}

/** Names the account of a login link, and asks the user to confirm before logging in. */
export function LinkQuestion({ offered, running, onAgree, onDecline }: LinkQuestionProps) {
  const words = useTexts(linkLoginTexts);
  const avatar = useAvatarUrl(offered.userId);
  return (
    <Question
      title={fill(words.willBe, { name: offered.name })}
      warning={words.warning}
      decline={{ text: running ? words.keep : words.cancel, onClick: onDecline }}
      agree={{ text: running ? words.switch : words.enter, onClick: onAgree }}
    >
      <div className="portal-login-question-account">
        <Avatar src={avatar} name="" size={48} />
        <div className="portal-login-question-names">
          <strong>{offered.name}</strong>
          {offered.username ? <span>{fill(words.username, { username: offered.username })}</span> : null}
        </div>
      </div>
      {running ? (
        <p className="portal-login-question-running">{fill(words.switchQuestion, { name: running.name })}</p>
      ) : null}
    </Question>
  );
}
