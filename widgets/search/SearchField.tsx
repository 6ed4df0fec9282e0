import { useEffect, useId, useRef, type Ref } from 'react';
import { Search as SearchIcon } from 'lucide-react';
import { searchTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { guardComposition } from '#src/ui/fields/composition.ts';
import { useSilentFill } from '#src/ui/fields/useSilentFill.ts';

interface SearchFieldProps {
  value: string;
  /** Why the last submission was refused; '' when it was not. */
  error: string;
  /** The field takes the focus on mount. */
  takesFocus: boolean;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

export function SearchField({ value, error, takesFocus, onChange, ref }: SearchFieldProps) {
  const words = useTexts(searchTexts);
  const hint = useId();
  const box = useRef<HTMLDivElement>(null);
  const watched = useSilentFill({
    value,
    onChange: (event) => onChange(event.currentTarget.value),
    ref,
  });
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  return (
    <div className="portal-search-box" ref={box} data-refused={error ? '' : undefined}>
      <input
        className="portal-search-input"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={words.prompt}
        aria-label={words.name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? hint : undefined}
        {...watched}
        onKeyDown={guardComposition}
      />
      <button type="submit" className="portal-search-submit" aria-label={words.submit} title={words.submit}>
        <SearchIcon size={18} aria-hidden="true" />
      </button>
      <div role="alert" id={hint} className="portal-search-hint" hidden={!error}>
        {error}
      </div>
    </div>
  );
}
