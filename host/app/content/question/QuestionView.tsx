import { useId, type ReactNode, type Ref } from 'react';
import type { Question } from '#src/api/exams.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Choices, Essay, Gaps } from './AnswerFields.tsx';
import css from './question.css?inline';
import { questionTexts } from './texts.ts';

interface QuestionViewProps {
  question: Question;
  /** Counts from 1. */
  number: number;
  /** In the form of `Question.answer`. */
  answer?: readonly string[];
  /** Without it the question is read only. */
  onAnswer?: (answer: string[]) => void;
  /** Shows the right answer and the analysis. */
  showsKey?: boolean;
  /** Rendered at the end of the heading's line, e.g. a status. */
  aside?: ReactNode;
  /** The heading, which can have the focus when the question changes. */
  headingRef?: Ref<HTMLHeadingElement>;
}

const fields = { single: Choices, multiple: Choices, judge: Choices, blank: Gaps, essay: Essay };
const nothing: readonly string[] = [];

/** One question of an exam: to be answered, or as it was answered, beside the right answer. */
export function QuestionView(props: QuestionViewProps) {
  useStyles(css);
  const { question, number, answer = nothing, onAnswer, showsKey = false, aside, headingRef } = props;
  const words = useTexts(questionTexts);
  const id = useId();
  const Answer = fields[question.type];
  return (
    <article className="portal-question" aria-labelledby={id}>
      <header className="portal-question-head">
        <h2 className="portal-question-heading" id={id} tabIndex={-1} ref={headingRef}>
          {fill(words.heading, { number })}
          <span className="portal-question-type">
            {words[question.type]} · {fill(words.points, { points: question.points })}
          </span>
        </h2>
        {aside}
      </header>
      <Answer question={question} answer={answer} onAnswer={onAnswer} showsKey={showsKey} />
      {showsKey ? <AnswerKey question={question} /> : null}
    </article>
  );
}

/** The key of questions without options, whose key is marked at the options, and the analysis of all. */
function AnswerKey({ question: { type, answer, analysis } }: { question: Question }) {
  const words = useTexts(questionTexts);
  const hasKey = type === 'blank' || type === 'essay';
  if (!hasKey && !analysis) return null;
  return (
    <dl className="portal-question-key">
      {hasKey ? (
        <div>
          <dt>{words.key}</dt>
          <dd>{answer?.join(type === 'blank' ? '；' : '\n') || words.noKey}</dd>
        </div>
      ) : null}
      {analysis ? (
        <div>
          <dt>{words.analysis}</dt>
          <dd>{analysis}</dd>
        </div>
      ) : null}
    </dl>
  );
}
