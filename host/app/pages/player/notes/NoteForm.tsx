import { useState, type KeyboardEvent } from 'react';
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
  text: string;
  onText: (text: string) => void;
  submit: string;
  /** Returns whether the note is stored. */
  onSubmit: (text: string) => boolean;
  onCancel?: () => void;
}

/** Writes a note or changes one; Ctrl+Enter stores it too. */
export function NoteForm({ label, text, onText, submit, onSubmit, onCancel }: NoteFormProps) {
  const words = useTexts(noteTexts);
  const [error, setError] = useState('');
  const send = () => {
    const trimmed = text.trim();
    if (!trimmed) setError(words.empty);
    else if (visibleLength(trimmed) > NOTE_LIMIT) setError(fill(words.tooLong, { limit: NOTE_LIMIT }));
    else setError(onSubmit(trimmed) ? '' : words.notStored);
  };
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
    if (event.key === 'Escape' && onCancel) onCancel();
  };
  return (
    <form
      className="portal-note-form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={label} labelHidden error={error}>
        <TextArea
          placeholder={words.placeholder}
          rows={3}
          limit={NOTE_LIMIT}
          value={text}
          onChange={(event) => {
            setError('');
            onText(event.currentTarget.value);
          }}
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
