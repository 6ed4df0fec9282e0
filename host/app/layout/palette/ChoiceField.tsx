import { useState, type KeyboardEvent, type Ref } from 'react';
import { Search } from 'lucide-react';
import { useTexts } from '#src/texts/useTexts.ts';
import { Input } from '#src/ui/fields/Input.tsx';
import { paletteTexts } from './texts.ts';

interface ChoiceFieldProps {
  ref: Ref<HTMLInputElement>;
  listId: string;
  /** The id of the active choice's element. */
  activeId: string | undefined;
  /** The id of the message that says why the text cannot be searched. */
  faultId: string | undefined;
  /** Called with what stands in the field once it is text: the letters that an input method composes would match nothing. */
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The field of the palette, which keeps the focus while the keys move through the list. */
export function ChoiceField({ ref, listId, activeId, faultId, onText, onKeyDown }: ChoiceFieldProps) {
  const words = useTexts(paletteTexts);
  const [value, setValue] = useState('');
  return (
    <Input
      ref={ref}
      role="combobox"
      aria-label={words.field}
      aria-expanded={activeId !== undefined}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={activeId}
      aria-invalid={faultId ? true : undefined}
      aria-describedby={faultId}
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="go"
      leading={<Search aria-hidden="true" />}
      placeholder={words.prompt}
      value={value}
      onChange={({ currentTarget, nativeEvent }) => {
        setValue(currentTarget.value);
        if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) onText(currentTarget.value);
      }}
      onCompositionEnd={({ currentTarget }) => onText(currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}
