import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Search } from 'lucide-react';
import { faqTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { SearchInput } from '#src/ui/fields/SearchInput.tsx';

export interface QuestionSearchProps {
  /** The current search, e.g. of the page's address. A change replaces the typed text. */
  searched?: string;
  onSearch: (text: string) => void;
}

/** Searches the frequent questions. Clearing the field shows all of them again. */
export function QuestionSearch({ searched = '', onSearch }: QuestionSearchProps) {
  const words = useTexts(faqTexts);
  const [text, setText] = useState(searched);
  const [shownSearch, setShownSearch] = useState(searched);
  if (shownSearch !== searched) {
    setShownSearch(searched);
    setText(searched);
  }
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // React has heard no event of what was typed before the hydration.
  useEffect(() => {
    if (field.current?.value) setText(field.current.value);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const search = text.trim();
    setMissing(search === '');
    if (search) onSearch(search);
  };
  const change = (next: string) => {
    setText(next);
    setMissing(false);
    if (next === '') onSearch('');
  };

  return (
    <form role="search" noValidate onSubmit={submit}>
      <Field label={words.search} labelHidden error={isMissing ? words.searchEmpty : undefined}>
        <SearchInput
          ref={field}
          placeholder={words.searchHint}
          leading={<Search aria-hidden="true" />}
          value={text}
          onChange={change}
          clearLabel={words.clear}
        />
        <Button type="submit" variant="primary">
          {words.searchButton}
        </Button>
      </Field>
    </form>
  );
}
