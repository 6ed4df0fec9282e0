import { useRef, useState, type FormEvent } from 'react';
import { Search } from 'lucide-react';
import { SEARCH_LIMIT } from '#src/rules/limits.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { SearchInput } from '#src/ui/fields/SearchInput.tsx';
import { searchFault } from './search-address.ts';
import { searchPageTexts } from './texts.ts';

interface SearchFormProps {
  /** The current search. */
  searchVal: string;
  onSearch: (text: string) => void;
}

/** The field of the page. It shows what is searched now until the user types something else. */
export function SearchForm({ searchVal, onSearch }: SearchFormProps) {
  const words = useTexts(searchPageTexts);
  const field = useRef<HTMLInputElement>(null);
  // Keep typed text by the search that was shown then: Back shows the former search, Forward the typed text.
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [refused, setRefused] = useState<string | null>(null);
  const text = typed.get(searchVal) ?? searchVal;
  // A link may lead here with too long a text.
  const fault = searchFault(text.trim());
  const isRefused = refused === text || (fault === 'tooLong' && text === searchVal);
  const messages = { empty: words.prompt, tooLong: fill(words.tooLong, { limit: SEARCH_LIMIT }) };

  const change = (next: string) => {
    setRefused(null);
    setTyped((former) => new Map(former).set(searchVal, next));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(fault ? text : null);
    if (fault) {
      field.current?.focus();
      return;
    }
    setTyped((former) => new Map([...former].filter(([search]) => search !== searchVal)));
    onSearch(text.trim());
  };
  return (
    <form className="portal-find-form" role="search" aria-label={words.name} noValidate onSubmit={submit}>
      <Field label={words.label} labelHidden error={isRefused && fault ? messages[fault] : undefined}>
        <SearchInput
          ref={field}
          placeholder={words.prompt}
          leading={<Search aria-hidden="true" />}
          value={text}
          onChange={change}
          clearLabel={words.empty}
        />
      </Field>
      <Button type="submit" variant="primary">
        {words.submit}
      </Button>
    </form>
  );
}
