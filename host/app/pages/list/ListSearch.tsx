import { Search, X } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { visibleLength } from '../../../../src/rules/characters.ts';
import { SEARCH_LIMIT } from '../../../../src/rules/input-limits.ts';
import { fill } from '../../../../src/texts/texts.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { Field } from '../../../../src/ui/Field.tsx';
import { IconButton } from '../../../../src/ui/IconButton.tsx';
import { Input } from '../../../../src/ui/Input.tsx';
import { listTexts } from './texts.ts';

interface ListSearchProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** The free text of a list; it counts once it is sent, so that an input method can finish its word. */
export function ListSearch({ label, value, onSearch }: ListSearchProps) {
  const words = useTexts(listTexts);
  const [typed, setTyped] = useState(value);
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isTooLong = visibleLength(typed.trim()) > SEARCH_LIMIT;
    setRefused(isTooLong);
    if (!isTooLong) onSearch(typed.trim());
  };
  const change = (text: string) => {
    setTyped(text);
    setRefused(false);
  };
  const clear = () => {
    change('');
    field.current?.focus();
    if (value) onSearch('');
  };
  return (
    <form className="portal-list-search" role="search" onSubmit={submit}>
      <Field
        label={label}
        labelHidden
        error={isRefused ? fill(words.searchTooLong, { limit: SEARCH_LIMIT }) : undefined}
      >
        <Input
          ref={field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={words.searchHint}
          value={typed}
          onChange={(event) => change(event.currentTarget.value)}
          trailing={
            <>
              {typed ? (
                <IconButton
                  label={words.clearSearch}
                  icon={<X size={16} aria-hidden="true" />}
                  onClick={clear}
                />
              ) : null}
              <IconButton type="submit" label={words.search} icon={<Search size={18} aria-hidden="true" />} />
            </>
          }
        />
      </Field>
    </form>
  );
}
