import { useEffect, useRef, useState } from 'react';
import type { AnsweredQuestion } from '#src/api/exams.ts';
import { markAnswer, type PaperRow } from '#src/api/marking.ts';
import { useFormDraft } from '#src/data/drafts/drafts.ts';
import { usePortal } from '#src/data/portal-context.ts';
import type { Errors } from '#src/data/forms/form.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { unwrap } from '#src/http/unwrap.ts';
import { visibleLength } from '#src/rules/characters.ts';
import { MARK_COMMENT_LIMIT } from '#src/rules/limits.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { isModifiedEvent } from '#src/ui/navigation/navigate.ts';
import { checkPoints, steppedPoints } from './papers.ts';
import { markingTexts } from './texts.ts';

interface Mark {
  points: string;
  comment: string;
}

interface MarkFormProps {
  paperId: string;
  question: AnsweredQuestion;
  /** `isSubmitted`: by Enter or the button, not by leaving the answer. */
  onMarked: (row: PaperRow, mark: { score: number; comment: string }, isSubmitted: boolean) => void;
}

/**
 * The points and the comment for one answer, saved by Enter, by the button and when the focus leaves the answer. Until
 * then a draft keeps what is typed.
 */
export function MarkForm({ paperId, question, onMarked }: MarkFormProps) {
  const words = useTexts(markingTexts);
  const { http, language } = usePortal();
  const { id, score, points: max } = question;
  const [isLeft, setLeft] = useState(false);
  const isSubmitted = useRef(false);
  const draft = useFormDraft(`mark:${paperId}:${id}`);
  const check = ({ points, comment }: Mark): Errors<Mark> => {
    const wrong = checkPoints(points, max);
    return {
      ...(wrong && { points: fill(words[wrong], { max }) }),
      ...(visibleLength(comment) > MARK_COMMENT_LIMIT && {
        comment: fill(words.commentLong, { limit: MARK_COMMENT_LIMIT }),
      }),
    };
  };
  const form = useForm({
    initial: { points: score == null ? '' : String(score), comment: question.comment ?? '' },
    draft,
    keep: { points: (typed) => typed.replace(/[^\d.]/g, '').slice(0, 5) },
    check,
    send: async ({ points, comment }) => {
      const mark = { points: Number(points), comment: comment.trim() };
      const row = unwrap(await markAnswer(http, { id: paperId, questionId: id, ...mark }), language);
      onMarked(row, { score: mark.points, comment: mark.comment }, isSubmitted.current);
    },
    generalFailure: words.markFailed,
  });
  const faults = check(form.values);
  const isDue = isLeft && form.isChanged && !form.busy && Object.keys(faults).length === 0;
  const { ref } = form.props;
  useEffect(() => {
    if (!isDue) return;
    // A failure waits for the user to come back and leave again.
    setLeft(false);
    ref.current?.requestSubmit();
  }, [isDue, ref]);
  const errors = isLeft && form.isChanged ? faults : form.errors;
  const choose = (points: number) => {
    form.set('points', String(points));
    form.focus('points');
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events come from its fields
    <form
      className="portal-marking-form"
      {...form.props}
      onFocus={() => setLeft(false)}
      onBlur={({ currentTarget, relatedTarget }) => setLeft(!currentTarget.contains(relatedTarget))}
      onSubmit={(event) => {
        isSubmitted.current = (event.nativeEvent as SubmitEvent).submitter !== null;
        form.props.onSubmit(event);
      }}
    >
      <div className="portal-marking-points">
        <Field label={fill(words.points, { max })} error={errors.points} required>
          <Input
            {...form.bind('points')}
            role="spinbutton"
            aria-valuemin={0}
            aria-valuemax={max}
            aria-valuenow={form.values.points === '' ? undefined : Number(form.values.points)}
            inputMode="decimal"
            autoComplete="off"
            data-question={id}
            onKeyDown={(event) => {
              const stepped = steppedPoints(event.key, form.values.points, max);
              if (stepped === null || isModifiedEvent(event)) return;
              event.preventDefault();
              form.set('points', String(stepped));
            }}
          />
        </Field>
        <Button onClick={() => choose(0)}>{words.zero}</Button>
        <Button onClick={() => choose(max)}>{words.full}</Button>
      </div>
      <Field label={words.comment} error={errors.comment}>
        <TextArea
          name="comment"
          rows={2}
          limit={MARK_COMMENT_LIMIT}
          value={form.values.comment}
          onChange={({ currentTarget }) => form.set('comment', currentTarget.value)}
        />
      </Field>
      <FormAlert text={form.failure && fill(words.rolledBack, { reason: form.failure })} />
      <div className="portal-marking-save">
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.save}
        </Button>
        <span role="status">
          {form.isChanged
            ? words.unsaved
            : score == null
              ? words.notMarked
              : fill(words.saved, { score, max })}
        </span>
      </div>
    </form>
  );
}
