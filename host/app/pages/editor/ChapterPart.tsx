import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Trash2 } from 'lucide-react';
import { Field } from '#src/ui/fields/Field.tsx';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { Input } from '#src/ui/fields/Input.tsx';

interface ChapterPartProps {
  id: string;
  label: string;
  /** Stands for the visible label. */
  number?: string;
  value: string;
  error: string;
  /** The id of the part that the user has just added, which gets the focus; '' for none. */
  added: RefObject<string>;
  controls: ReactNode;
  removeLabel: string;
  onChange: (title: string) => void;
  onRemove: () => Promise<void>;
}

/** The title of a chapter or lesson, with what moves and removes it. */
export function ChapterPart({
  id,
  label,
  number,
  value,
  error,
  added,
  controls,
  removeLabel,
  onChange,
  onRemove,
}: ChapterPartProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (added.current !== id) return;
    added.current = '';
    input.current?.focus();
  }, [added, id]);
  return (
    <Field label={label} labelHidden={number !== undefined} error={error}>
      <Input
        ref={input}
        leading={number}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <span className="portal-editor-part-tools">
        {controls}
        <IconButton
          size="small"
          label={removeLabel}
          icon={<Trash2 size={16} aria-hidden="true" />}
          onClick={() => void onRemove()}
        />
      </span>
    </Field>
  );
}
