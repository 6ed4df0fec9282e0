import { useRef } from 'react';
import {
  homeworkPaths,
  markSubmission,
  submissionStatuses,
  type Submission,
} from '#src/api/workspace/homework.ts';
import { useFormDraft } from '#src/data/drafts/drafts.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { unwrap } from '#src/http/unwrap.ts';
import { visibleLength } from '#src/rules/characters.ts';
import { MARK_COMMENT_LIMIT } from '#src/rules/limits.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { HOMEWORK_POINTS } from '#host/app/limits.ts';
import { homeworkTexts } from './texts.ts';

interface MarkFormProps {
  homeworkId: string;
  submission: Submission;
}

/** Marks a submission, or returns it with a remark. A draft keeps what is typed. */
export function MarkForm({ homeworkId, submission }: MarkFormProps) {
  const words = useTexts(homeworkTexts);
  const { http, language } = usePortal();
  const toast = useToast();
  const { invalidate } = useQueryCache();
  const isReturning = useRef(false);
  const draft = useFormDraft(`mark:${submission.id}`);
  const form = useForm({
    draft,
    initial: {
      points: submission.points == null ? '' : String(submission.points),
      remark: submission.remark,
      isExcellent: submission.isExcellent ? 'yes' : '',
    },
    keep: { points: (typed) => typed.replace(/\D/g, '').slice(0, 3) },
    check: ({ points, remark }) => ({
      points:
        !isReturning.current && !isPoints(points)
          ? fill(words.pointsWrong, { max: HOMEWORK_POINTS })
          : undefined,
      remark:
        visibleLength(remark) > MARK_COMMENT_LIMIT
          ? fill(words.remarkLong, { limit: MARK_COMMENT_LIMIT })
          : isReturning.current && remark.trim() === ''
            ? words.remarkMissing
            : undefined,
    }),
    async send({ points, remark, isExcellent }, { signal }) {
      const { returned, marked } = submissionStatuses;
      const mark = {
        id: homeworkId,
        submissionId: submission.id,
        status: isReturning.current ? returned : marked,
        points: isReturning.current ? null : Number(points),
        remark: remark.trim(),
        isExcellent: isExcellent !== '' && !isReturning.current,
      };
      unwrap(await markSubmission(http, mark, { silent: true, signal }), language);
    },
    onSent() {
      toast({ tone: 'success', text: isReturning.current ? words.returnedNow : words.markedNow });
      invalidate(homeworkPaths);
    },
    generalFailure: words.markFailed,
  });
  return (
    <form
      className="portal-work-form"
      {...form.props}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        isReturning.current = submitter?.getAttribute('value') === 'return';
        form.props.onSubmit(event);
      }}
    >
      <FormAlert text={form.failure} />
      <Field label={fill(words.pointsMax, { max: HOMEWORK_POINTS })} error={form.errors.points}>
        <Input {...form.bind('points')} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field label={words.remark} error={form.errors.remark}>
        <TextArea
          name="remark"
          rows={3}
          limit={MARK_COMMENT_LIMIT}
          value={form.values.remark}
          onChange={(event) => form.set('remark', event.currentTarget.value)}
        />
      </Field>
      <Checkbox
        checked={form.values.isExcellent !== ''}
        onChange={(event) => form.set('isExcellent', event.currentTarget.checked ? 'yes' : '')}
      >
        {words.showExcellent}
      </Checkbox>
      <div className="portal-work-buttons">
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.mark}
        </Button>
        <Button type="submit" value="return" disabled={form.busy}>
          {words.return}
        </Button>
      </div>
    </form>
  );
}

const isPoints = (typed: string) => typed !== '' && Number(typed) <= HOMEWORK_POINTS;
