import { Fragment, useId } from 'react';
import type { Question } from '#src/api/exams.ts';
import { ESSAY_LIMIT } from '#src/rules/limits.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { gapParts, isAnswered, optionLetter, withGap, withOption } from './answers.ts';
import { questionTexts } from './texts.ts';

interface AnswerFieldProps {
  question: Question;
  answer: readonly string[];
  onAnswer: ((answer: string[]) => void) | undefined;
  showsKey: boolean;
}

/** The options of `single`, `multiple` and `judge`. */
export function Choices({ question, answer, onAnswer, showsKey }: AnswerFieldProps) {
  const words = useTexts(questionTexts);
  const titleId = useId();
  const key = question.answer ?? [];
  // The server may keep it to itself, e.g. until the exam is over.
  const isKnown = showsKey && key.length > 0;
  const options =
    question.type === 'judge'
      ? (['true', 'false'] as const).map((id) => ({ id, text: words[id] }))
      : (question.options ?? []).map(({ id, text }, index) => ({
          id,
          text: `${optionLetter(index)}. ${text}`,
        }));
  const labelled = options.map(({ id, text }) => {
    const isChosen = answer.includes(id);
    const isRight = isKnown && key.includes(id);
    const state = isRight ? 'right' : isKnown && isChosen ? 'wrong' : undefined;
    const label = (
      <span className="portal-question-option" data-state={state}>
        {text}
        {isRight ? <StatusBadge tone="success">{words.rightAnswer}</StatusBadge> : null}
        {isChosen && !onAnswer ? <StatusBadge>{words.chosen}</StatusBadge> : null}
      </span>
    );
    return { id, isChosen, label };
  });
  const title = <span className="portal-question-title">{question.title}</span>;

  if (question.type !== 'multiple') {
    return (
      <RadioGroup
        className="portal-question-choices"
        look="tile"
        label={title}
        options={labelled.map(({ id, label }) => ({ value: id, label }))}
        value={answer[0] ?? null}
        disabled={!onAnswer}
        onChange={(id) => onAnswer?.([id])}
      />
    );
  }
  return (
    <div className="portal-question-choices" role="group" aria-labelledby={titleId}>
      <p id={titleId}>{title}</p>
      <div className="portal-choices" data-look="tile">
        {labelled.map(({ id, isChosen, label }) => (
          <Checkbox
            key={id}
            checked={isChosen}
            disabled={!onAnswer}
            onChange={({ currentTarget }) =>
              onAnswer?.(withOption(question, answer, id, currentTarget.checked))
            }
          >
            {label}
          </Checkbox>
        ))}
      </div>
    </div>
  );
}

/** The text of a `blank` with its gaps. */
export function Gaps({ question, answer, onAnswer }: AnswerFieldProps) {
  const words = useTexts(questionTexts);
  const parts = gapParts(question.title);
  const gaps = parts.length - 1;
  return (
    <p className="portal-question-title portal-question-gaps">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {part}
          {index < gaps ? (
            <Input
              className="portal-question-gap"
              aria-label={fill(words.gap, { number: index + 1 })}
              autoComplete="off"
              value={answer[index] ?? ''}
              readOnly={!onAnswer}
              onChange={({ currentTarget }) => onAnswer?.(withGap(answer, index, currentTarget.value, gaps))}
            />
          ) : null}
        </Fragment>
      ))}
    </p>
  );
}

export function Essay({ question, answer, onAnswer }: AnswerFieldProps) {
  const words = useTexts(questionTexts);
  const text = answer[0] ?? '';
  return (
    <>
      <p className="portal-question-title">{question.title}</p>
      {onAnswer ? (
        <Field label={words.essayAnswer} labelHidden>
          <TextArea
            rows={10}
            limit={ESSAY_LIMIT}
            placeholder={words.essayHint}
            value={text}
            onChange={({ currentTarget }) => onAnswer([currentTarget.value])}
          />
        </Field>
      ) : (
        <p className="portal-question-essay">
          <VisuallyHidden>{words.given}</VisuallyHidden>
          {isAnswered(answer) ? text : words.unanswered}
        </p>
      )}
    </>
  );
}
