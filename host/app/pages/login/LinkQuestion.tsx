import { useEffect, useRef } from 'react';
import { useAvatarUrl } from '../../../../src/data/useAvatarUrl.ts';
import type { LinkedAccount } from '../../../../src/session/link-login.ts';
import { linkLoginTexts } from '../../../../src/texts/link-login.ts';
import { fill } from '../../../../src/texts/texts.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { useStyles } from '../../../../src/theme/useStyles.ts';
import { Avatar } from '../../../../src/ui/Avatar.tsx';
import { Button } from '../../../../src/ui/Button.tsx';
import css from './link-question.css?inline';

interface LinkQuestionProps {
  offered: LinkedAccount;
  /** The account that is logged in; null for guests and visitors. */
  running: LinkedAccount | null;
  onAgree: () => void;
  onDecline: () => void;
}

/** Names the account of a login link, and asks the user to confirm before logging in. */
export function LinkQuestion({ offered, running, onAgree, onDecline }: LinkQuestionProps) {
  useStyles(css);
  const words = useTexts(linkLoginTexts);
  const avatar = useAvatarUrl(offered.userId);
  // The question renders some time after the page, so focus the heading to announce it to screen readers.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="portal-link-question">
      <h2 className="portal-link-question-title" tabIndex={-1} ref={heading}>
        {fill(words.willBe, { name: offered.name })}
      </h2>
      <div className="portal-link-question-account">
        <Avatar src={avatar} name="" size={48} />
        <div className="portal-link-question-names">
          <strong>{offered.name}</strong>
          {offered.username ? <span>{fill(words.username, { username: offered.username })}</span> : null}
        </div>
      </div>
      {running ? (
        <p className="portal-link-question-running">{fill(words.switchQuestion, { name: running.name })}</p>
      ) : null}
      <p className="portal-link-question-warning">{words.warning}</p>
      <div className="portal-link-question-answers">
        <Button size="large" onClick={onDecline}>
          {running ? words.keep : words.cancel}
        </Button>
        <Button size="large" variant="primary" onClick={onAgree}>
          {running ? words.switch : words.enter}
        </Button>
      </div>
    </div>
  );
}
