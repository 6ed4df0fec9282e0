import { useEffect, useRef, type ReactNode } from 'react';
import { Trash2 } from 'lucide-react';
import { Field } from '#src/ui/fields/Field.tsx';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { Input } from '#src/ui/fields/Input.tsx';

interface ChapterPartProps {
  label: string;
  /** Stands for the visible label. */
  number?: string;
  value: string;
  error: string;
  /** Gets the focus, since the user has just added it. */
  isAdded: boolean;
  controls: ReactNode;
  removeLabel: string;
  onChange: (title: string) => void;
  onRemove: () => Promise<void>;
}

/** The title of a chapter or lesson, with what moves and removes it. */
export function ChapterPart({
  label,
  number,
  value,
  error,
  isAdded,
  controls,
  removeLabel,
  onChange,
  onRemove,
}: ChapterPartProps) {
  const input = useRef<HTMLInputElement>(null);
  const wasAdded = useRef(isAdded);
  useEffect(() => {
    if (wasAdded.current) input.current?.focus();
  }, []);
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
