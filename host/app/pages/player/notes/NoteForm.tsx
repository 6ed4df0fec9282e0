import type { KeyboardEvent } from 'react';
import type { FormDraft } from '#src/data/drafts/drafts.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { PortalError } from '#src/http/errors.ts';
import { visibleLength } from '#src/rules/characters.ts';
import { NOTE_LIMIT } from '#src/rules/limits.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { isComposing } from '#src/ui/fields/composition.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { noteTexts } from './texts.ts';

interface NoteFormProps {
  label: string;
  draft: FormDraft<{ text: string }>;
  submit: string;
  /** Returns whether the note is stored. */
  onSubmit: (text: string) => boolean;
  onCancel?: () => void;
}

/** Writes a note or changes one; Ctrl+Enter stores it too. */
export function NoteForm({ label, draft, submit, onSubmit, onCancel }: NoteFormProps) {
  const words = useTexts(noteTexts);
  const form = useForm({
    initial: { text: '' },
    draft,
    check({ text }) {
      const length = visibleLength(text.trim());
      if (length === 0) return { text: words.empty };
      return length > NOTE_LIMIT ? { text: fill(words.tooLong, { limit: NOTE_LIMIT }) } : {};
    },
    async send({ text }) {
      if (!onSubmit(text.trim())) throw new PortalError(words.notStored);
    },
    generalFailure: words.notStored,
  });
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.currentTarget.form?.requestSubmit();
    }
    if (event.key === 'Escape' && onCancel) onCancel();
  };
  return (
    <form {...form.props} className="portal-note-form">
      <Field label={label} labelHidden error={form.errors.text ?? form.failure}>
        <TextArea
          {...form.bind('text')}
          placeholder={words.placeholder}
          rows={3}
          limit={NOTE_LIMIT}
          onKeyDown={handleKey}
        />
      </Field>
      <div className="portal-note-actions">
        <Button type="submit" variant="primary" size="small">
          {submit}
        </Button>
        {onCancel ? (
          <Button size="small" onClick={onCancel}>
            {words.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
