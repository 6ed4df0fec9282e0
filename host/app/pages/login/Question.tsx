import { useEffect, useRef, type ReactNode } from 'react';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import css from './question.css?inline';

interface Answer {
  text: string;
  onClick: () => void;
  busy?: boolean;
}

interface QuestionProps {
  title: string;
  warning: string;
  decline: Answer;
  agree: Answer;
  /** A choice that goes with the yes. */
  field?: ReactNode;
  children?: ReactNode;
}

/** Asks the user before a link changes the session or passes it on. */
export function Question({ title, warning, decline, agree, field, children }: QuestionProps) {
  useStyles(css);
  // The question renders some time after the page, so focus the heading to announce it to screen readers.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="portal-login-question">
      <h2 className="portal-login-question-title" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {children}
      <p className="portal-login-question-warning">{warning}</p>
      {field}
      <div className="portal-login-question-answers">
        <Button size="large" onClick={decline.onClick}>
          {decline.text}
        </Button>
        <Button size="large" variant="primary" busy={agree.busy ?? false} onClick={agree.onClick}>
          {agree.text}
        </Button>
      </div>
    </div>
  );
}
