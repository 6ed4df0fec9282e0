import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { SEARCH_LIMIT } from '#src/rules/limits.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { SearchInput } from '#src/ui/fields/SearchInput.tsx';
import { isSearchTooLong } from './query-choice.ts';
import { contentTexts } from './texts.ts';

interface ListSearchFieldProps {
  className: string;
  label: string;
  hint: string;
  value: string;
  onSearch: (text: string) => void;
}

/** The free text of a list; it counts once it is sent, so that an input method can finish its word. */
export function ListSearchField({ className, label, hint, value, onSearch }: ListSearchFieldProps) {
  const words = useTexts(contentTexts);
  const [typed, setTyped] = useState(value);
  const [isRefused, setRefused] = useState(false);
  // Another text in the address, e.g. after Back, replaces what is typed; the focus stays in the field.
  const [former, setFormer] = useState(value);
  if (value !== former) {
    setFormer(value);
    setTyped(value);
    setRefused(false);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    setRefused(isSearchTooLong(text));
    if (!isSearchTooLong(text)) onSearch(text);
  };
  const change = (text: string) => {
    setTyped(text);
    setRefused(false);
  };
  return (
    <form className={className} role="search" onSubmit={submit}>
      <Field
        label={label}
        labelHidden
        error={isRefused ? fill(words.searchTooLong, { limit: SEARCH_LIMIT }) : undefined}
      >
        <SearchInput
          placeholder={hint}
          value={typed}
          onChange={change}
          clearLabel={words.clearSearch}
          onClear={() => value && onSearch('')}
          trailing={
            <IconButton type="submit" label={words.search} icon={<Search size={18} aria-hidden="true" />} />
          }
        />
      </Field>
    </form>
  );
}
