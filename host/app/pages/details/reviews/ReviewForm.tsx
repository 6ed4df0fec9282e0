import { saveReview, type CommentSource, type Review } from '#src/api/comments.ts';
import { useFormDraft } from '#src/data/drafts/drafts.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { unwrap } from '#src/http/unwrap.ts';
import { visibleLength } from '#src/rules/characters.ts';
import { COMMENT_LIMIT } from '#src/rules/limits.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { reviewsTexts } from './texts.ts';

const ratings = ['5', '4', '3', '2', '1'] as const;

interface ReviewFormProps {
  source: CommentSource;
  /** The review that is changed. */
  own: Review | null;
  onSent: () => void;
  onCancel: () => void;
}

/** Writes the user's review, or changes it. What is typed outlives a reload. */
export function ReviewForm({ source, own, onSent, onCancel }: ReviewFormProps) {
  const words = useTexts(reviewsTexts);
  const { http, language } = usePortal();
  const toast = useToast();
  const draft = useFormDraft(`review:${source.sourceType}:${source.sourceId}`);
  const form = useForm({
    draft,
    initial: { stars: own ? String(own.stars) : '', content: own?.content ?? '' },
    check: ({ stars, content }) => ({
      stars: stars ? undefined : words.ratingMissing,
      content:
        visibleLength(content) > COMMENT_LIMIT
          ? fill(words.contentLong, { limit: COMMENT_LIMIT })
          : undefined,
    }),
    async send({ stars, content }, { signal }) {
      const review = { ...source, stars: Number(stars), content: content.trim() };
      unwrap(await saveReview(http, review, { silent: true, signal }), language);
    },
    onSent() {
      toast({ tone: 'success', text: words.published });
      onSent();
    },
    generalFailure: words.sendFailed,
  });

  return (
    <form className="portal-review-form" {...form.props}>
      <FormAlert text={form.failure} />
      <RadioGroup
        name="stars"
        label={words.rating}
        required
        options={ratings.map((value) => ({ value, label: fill(words.stars, { stars: value }) }))}
        value={ratings.find((value) => value === form.values.stars) ?? null}
        onChange={(value) => form.set('stars', value)}
        error={form.errors.stars}
        disabled={form.busy}
      />
      <Field
        label={words.content}
        error={form.errors.content}
        hint={form.isRestored && form.isChanged ? words.restored : undefined}
      >
        <TextArea
          name="content"
          rows={3}
          limit={COMMENT_LIMIT}
          readOnly={form.busy}
          placeholder={words.contentHint}
          value={form.values.content}
          onChange={(event) => form.set('content', event.currentTarget.value)}
        />
      </Field>
      <div className="portal-review-form-actions">
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.publish}
        </Button>
      </div>
    </form>
  );
}
