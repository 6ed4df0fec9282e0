import { announce } from '#src/api/participation/announcements.ts';
import type { ParticipationItem } from '#src/api/participation/participation.ts';
import { useFormDraft } from '#src/data/drafts/drafts.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { unwrap } from '#src/http/unwrap.ts';
import { visibleLength } from '#src/rules/characters.ts';
import { ANNOUNCEMENT_LIMIT } from '#src/rules/limits.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { announcementsTexts } from './texts.ts';

interface AnnouncementFormProps {
  item: ParticipationItem;
  onSent: () => void;
  onCancel: () => void;
}

/** Writes an announcement. What is typed outlives a reload. */
export function AnnouncementForm({ item, onSent, onCancel }: AnnouncementFormProps) {
  const words = useTexts(announcementsTexts);
  const { http, language } = usePortal();
  const toast = useToast();
  const form = useForm({
    draft: useFormDraft(`announcement:${item.sourceType}:${item.sourceId}`),
    initial: { content: '' },
    check: ({ content }) => ({
      content:
        content.trim() === ''
          ? words.contentMissing
          : visibleLength(content) > ANNOUNCEMENT_LIMIT
            ? fill(words.contentLong, { limit: ANNOUNCEMENT_LIMIT })
            : undefined,
    }),
    async send({ content }, { signal }) {
      unwrap(await announce(http, { ...item, content: content.trim() }, { silent: true, signal }), language);
    },
    onSent() {
      toast({ tone: 'success', text: words.published });
      onSent();
    },
    generalFailure: words.sendFailed,
  });
  return (
    <form className="portal-announcement-form" {...form.props}>
      <FormAlert text={form.failure} />
      <Field
        label={words.content}
        error={form.errors.content}
        hint={form.isRestored && form.isChanged ? words.restored : undefined}
      >
        <TextArea
          name="content"
          rows={3}
          limit={ANNOUNCEMENT_LIMIT}
          readOnly={form.busy}
          placeholder={words.contentHint}
          value={form.values.content}
          onChange={(event) => form.set('content', event.currentTarget.value)}
        />
      </Field>
      <div className="portal-announcement-buttons">
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.publish}
        </Button>
      </div>
    </form>
  );
}
