import { Search, X } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useTexts } from '../../../src/texts/useTexts.ts';
import { IconButton } from '../../../src/ui/IconButton.tsx';
import { Input } from '../../../src/ui/Input.tsx';
import { contentTexts } from './texts.ts';

interface SearchFieldProps {
  className: string;
  label: string;
  hint: string;
  value: string;
  onSearch: (text: string) => void;
}

/** The free text of a list; it counts once it is sent, so that an input method can finish its word. */
export function SearchField({ className, label, hint, value, onSearch }: SearchFieldProps) {
  const words = useTexts(contentTexts);
  const [typed, setTyped] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  const clear = () => {
    setTyped('');
    field.current?.focus();
    if (value) onSearch('');
  };
  return (
    <form className={className} role="search" onSubmit={submit}>
      <Input
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        aria-label={label}
        placeholder={hint}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
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
    </form>
  );
}
