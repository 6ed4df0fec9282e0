import { reviewPaths, reviewWork, type Contest, type ReviewedWork } from '#src/api/contests/contests.ts';
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
import { Field } from '#src/ui/fields/Field.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { fieldOf, fullPoints, isPoints, sumOf, typedPoints } from './review-points.ts';
import { contestReviewTexts } from './texts.ts';

interface ReviewFormProps {
  contest: Contest;
  work: ReviewedWork;
}

/** Points for each criterion and a remark. A draft keeps what is typed. */
export function ReviewForm({ contest, work }: ReviewFormProps) {
  const words = useTexts(contestReviewTexts);
  const { http, language } = usePortal();
  const toast = useToast();
  const { invalidate } = useQueryCache();
  const criteria = contest.criteria ?? [];
  const draft = useFormDraft(`contest-review:${contest.id}:${work.id}`);
  const form = useForm<Record<string, string>>({
    draft,
    initial: initialValues(contest, work),
    keep: Object.fromEntries(criteria.map((one) => [fieldOf(one), digits])),
    check: (values) => ({
      ...Object.fromEntries(
        criteria.map((one) => [
          fieldOf(one),
          isPoints(values[fieldOf(one)] ?? '', one.points)
            ? undefined
            : fill(words.pointsWrong, { points: one.points }),
        ]),
      ),
      remark:
        visibleLength(values.remark ?? '') > MARK_COMMENT_LIMIT
          ? fill(words.remarkLong, { limit: MARK_COMMENT_LIMIT })
          : undefined,
    }),
    async send(values, { signal }) {
      const review = {
        id: contest.id,
        workId: work.id,
        points: typedPoints(criteria, values),
        remark: (values.remark ?? '').trim(),
      };
      unwrap(await reviewWork(http, review, { silent: true, signal }), language);
    },
    onSent() {
      toast({ tone: 'success', text: words.saved });
      invalidate(reviewPaths);
    },
    generalFailure: words.saveFailed,
  });
  const total = sumOf(criteria, typedPoints(criteria, form.values));
  return (
    <form className="portal-contest-review-form" {...form.props}>
      <FormAlert text={form.failure} />
      <div className="portal-contest-review-criteria">
        {criteria.map((one) => (
          <Field
            key={one.id}
            label={fill(words.criterion, { title: one.title, points: one.points })}
            hint={one.hint}
            error={form.errors[fieldOf(one)]}
            required
          >
            <Input {...form.bind(fieldOf(one))} inputMode="numeric" autoComplete="off" readOnly={form.busy} />
          </Field>
        ))}
      </div>
      <p role="status">
        <strong>{fill(words.total, { total, full: fullPoints(criteria) })}</strong>
      </p>
      <Field
        label={words.remark}
        error={form.errors.remark}
        hint={form.isRestored && form.isChanged ? words.restored : words.remarkHint}
      >
        <TextArea
          name="remark"
          rows={3}
          limit={MARK_COMMENT_LIMIT}
          readOnly={form.busy}
          value={form.values.remark}
          onChange={(event) => form.set('remark', event.currentTarget.value)}
        />
      </Field>
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

const digits = (typed: string) => typed.replace(/\D/g, '').slice(0, 3);

/** A criterion has no points before the first review. */
function initialValues({ criteria }: Contest, { points, remark }: ReviewedWork): Record<string, string> {
  const given = (criteria ?? []).map((one) => [fieldOf(one), String(points?.[one.id] ?? '')]);
  return { ...Object.fromEntries(given), remark };
}
