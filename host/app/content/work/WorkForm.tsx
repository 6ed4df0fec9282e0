import { useCallback, useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { authoredFile } from '#src/api/authoring.ts';
import { DraftOffers } from '#src/data/drafts/DraftOffers.tsx';
import { useSharedFormDraft } from '#src/data/drafts/drafts.ts';
import { isSameValue } from '#src/data/forms/field-value.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { usePortal } from '#src/data/portal-context.ts';
import type { EndpointResponse, Http, SendOptions } from '#src/http/endpoint.ts';
import { unwrap } from '#src/http/unwrap.ts';
import { WORK_FILES_MAX, WORK_LIMIT, WORK_TITLE_LIMIT } from '#src/rules/limits.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { withFileEdited, type FileEdit } from '../files/file-edits.ts';
import { FilesField } from '../files/FilesField.tsx';
import { useUploads } from '../files/useUploads.ts';
import { workTexts } from './texts.ts';
import { workFaults } from './work-faults.ts';
import css from './work.css?inline';

const schema = v.object({
  title: v.optional(v.string(), ''),
  content: v.string(),
  files: v.array(authoredFile),
});
export type WorkValues = v.InferOutput<typeof schema>;

const nothing: WorkValues = { title: '', content: '', files: [] };

interface WorkFormProps {
  /** Names the draft. */
  document: string;
  /** The former version, with which the form begins; null for the first one. */
  own: WorkValues | null;
  isTitled?: boolean;
  words: Readonly<
    Record<'content' | 'contentHint' | 'handIn' | 'handInAgain' | 'sent' | 'sendFailed', string>
  >;
  send: (http: Http, work: WorkValues, options: SendOptions) => Promise<EndpointResponse<unknown>>;
  onSent: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** Hands in text and files. Both outlive the page: a draft keeps what is typed and which files are uploaded. */
export function WorkForm({ document, own, isTitled = false, children, ...how }: WorkFormProps) {
  useStyles(css);
  const words = useTexts(workTexts);
  const { http, language } = usePortal();
  const toast = useToast();
  const [initial] = useState(own ?? nothing);
  const isUntouched = useCallback(
    ({ title, content, files }: WorkValues) =>
      title === initial.title && content === initial.content && isSameValue(files, initial.files),
    [initial],
  );
  const draft = useSharedFormDraft(document, schema, initial, isUntouched);
  const { setTyped } = draft;
  const form = useForm({
    draft,
    initial,
    check: (work) => workFaults(work, isTitled, words),
    async send({ title, content, files }, { signal }) {
      const work = { title: title.trim(), content: content.trim(), files };
      unwrap(await how.send(http, work, { silent: true, signal }), language);
    },
    onSent() {
      toast({ tone: 'success', text: how.words.sent });
      how.onSent();
    },
    generalFailure: how.words.sendFailed,
  });
  const edit = useCallback(
    (change: FileEdit) =>
      setTyped((former) => ({ ...former, files: withFileEdited(former.files ?? initial.files, change) })),
    [setTyped, initial],
  );
  // The files of what was handed in are needed until something else is.
  const uploads = useUploads(edit, own !== null);
  return (
    <form className="portal-work-form" {...form.props}>
      <DraftOffers offers={draft.offers} />
      <FormAlert text={form.failure} />
      {isTitled ? (
        <Field
          label={words.title}
          error={form.errors.title}
          hint={fill(words.titleHint, { limit: WORK_TITLE_LIMIT })}
          required
        >
          <Input {...form.bind('title')} readOnly={form.busy} autoComplete="off" />
        </Field>
      ) : null}
      <Field
        label={how.words.content}
        error={form.errors.content}
        hint={form.isRestored && form.isChanged ? words.restored : undefined}
      >
        <TextArea
          name="content"
          rows={8}
          limit={WORK_LIMIT}
          readOnly={form.busy}
          placeholder={how.words.contentHint}
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
        limit={WORK_FILES_MAX}
      />
      <div className="portal-work-buttons">
        <Button type="submit" variant="primary" busy={form.busy}>
          {own ? how.words.handInAgain : how.words.handIn}
        </Button>
        {children}
      </div>
    </form>
  );
}
