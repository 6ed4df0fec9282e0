import { useState, type FormEvent } from 'react';
import { Search, X } from 'lucide-react';
import { faqTexts } from '../faq/index.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Field } from '../../src/ui/Field.tsx';
import { IconButton } from '../../src/ui/IconButton.tsx';
import { Input } from '../../src/ui/Input.tsx';

/** Searches the frequent questions. Clearing the field shows all of them again. */
export function QuestionSearch({ onSearch }: { onSearch: (text: string) => void }) {
  const words = useTexts(faqTexts);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);

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
        <Input
          type="search"
          enterKeyHint="search"
          placeholder={words.searchHint}
          leading={<Search aria-hidden="true" />}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          trailing={
            text ? (
              <IconButton label={words.clear} icon={<X aria-hidden="true" />} onClick={() => change('')} />
            ) : null
          }
        />
        <Button type="submit" variant="primary">
          {words.searchButton}
        </Button>
      </Field>
    </form>
  );
}
