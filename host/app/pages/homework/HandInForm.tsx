import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { authoredFile } from '#src/api/authoring.ts';
import { handIn, homeworkPaths, type Homework } from '#src/api/workspace/homework.ts';
import { DraftOffers } from '#src/data/drafts/DraftOffers.tsx';
import { useSharedFormDraft } from '#src/data/drafts/drafts.ts';
import { isSameValue } from '#src/data/forms/field-value.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { unwrap } from '#src/http/unwrap.ts';
import { visibleLength } from '#src/rules/characters.ts';
import { HOMEWORK_LIMIT } from '#src/rules/limits.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { isUnfinished, withFileEdited, type FileEdit } from '#host/app/content/files/file-edits.ts';
import { FilesField } from '#host/app/content/files/FilesField.tsx';
import { useUploads } from '#host/app/content/files/useUploads.ts';
import { HOMEWORK_FILES_MAX } from '#host/app/limits.ts';
import { homeworkTexts } from './texts.ts';

const schema = v.object({ content: v.string(), files: v.array(authoredFile) });
type Work = v.InferOutput<typeof schema>;

/** Hands in text and files. Both outlive the page: a draft keeps what is typed and which files are uploaded. */
export function HandInForm({ homework: { id, own } }: { homework: Homework }) {
  const words = useTexts(homeworkTexts);
  const { http, language } = usePortal();
  const toast = useToast();
  const { invalidate } = useQueryCache();
  const [initial] = useState<Work>({ content: own?.content ?? '', files: own?.files ?? [] });
  const isUntouched = useCallback(
    ({ content, files }: Work) => content === initial.content && isSameValue(files, initial.files),
    [initial],
  );
  const draft = useSharedFormDraft(`homework:${id}:${own?.submitTime ?? ''}`, schema, initial, isUntouched);
  const { setTyped } = draft;
  const form = useForm({
    draft,
    initial,
    check: ({ content, files }) => ({
      content:
        visibleLength(content) > HOMEWORK_LIMIT
          ? fill(words.contentLong, { limit: HOMEWORK_LIMIT })
          : content.trim() === '' && files.length === 0
            ? words.nothing
            : undefined,
      files: files.some(isUnfinished) ? words.unfinished : undefined,
    }),
    async send({ content, files }, { signal }) {
      const response = await handIn(http, { id, content: content.trim(), files }, { silent: true, signal });
      if (response.type !== 'empty') unwrap(response, language);
    },
    onSent() {
      toast({ tone: 'success', text: words.sent });
      invalidate(homeworkPaths);
    },
    generalFailure: words.sendFailed,
  });
  const edit = useCallback(
    (change: FileEdit) =>
      setTyped((former) => ({ ...former, files: withFileEdited(former.files ?? initial.files, change) })),
    [setTyped, initial],
  );
  // The files of what was handed in are needed until something else is.
  const uploads = useUploads(edit, own != null);
  return (
    <form className="portal-homework-form" {...form.props}>
      <DraftOffers offers={draft.offers} />
      <FormAlert text={form.failure} />
      <Field
        label={words.content}
        error={form.errors.content}
        hint={form.isRestored && form.isChanged ? words.restored : undefined}
      >
        <TextArea
          name="content"
          rows={8}
          limit={HOMEWORK_LIMIT}
          readOnly={form.busy}
          placeholder={words.contentHint}
          value={form.values.content}
          onChange={(event) => form.set('content', event.currentTarget.value)}
        />
      </Field>
      <FilesField
        files={form.values.files}
        uploads={uploads}
        slot="files"
        kind="attachment"
        label={words.files}
        error={form.errors.files ?? ''}
        limit={HOMEWORK_FILES_MAX}
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        {own ? words.handInAgain : words.handIn}
      </Button>
    </form>
  );
}
