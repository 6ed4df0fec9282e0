import type { SafeUrl } from '#src/rules/safe-url.ts';
import { pagePaths } from '#src/page-paths.ts';
import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react';
import { Search as SearchIcon, X } from 'lucide-react';
import type { ElementProps } from '#src/element/defineElement.tsx';
import { usePortal } from '#src/data/portal-context.ts';
import { visibleLength } from '#src/rules/characters.ts';
import { SEARCH_REPEAT_PAUSE_MS } from '../limits.ts';
import { serverUrl } from '#src/rules/server-url.ts';
import { searchTexts } from './texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useMedia } from '#src/theme/breakpoint.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { isComposing } from '#src/ui/fields/composition.ts';
import { navigateTo, type OnNavigate } from '#src/ui/navigation/navigate.ts';
import { CompactIconButton } from '#src/ui/buttons/CompactIconButton.tsx';
import css from './search.css?inline';
import { SearchField } from './SearchField.tsx';
import { SEARCH_LIMIT } from '#src/rules/limits.ts';

export interface SearchProps extends ElementProps {
  onNavigate?: OnNavigate;
}

/** Returns the URL of the results page. */
export function searchAddress(text: string): SafeUrl {
  return `${pagePaths.search}?searchVal=${encodeURIComponent(text)}`;
}

function searchFault(text: string, words: { prompt: string; tooLong: string }): string {
  if (text === '') return words.prompt;
  return visibleLength(text) > SEARCH_LIMIT ? fill(words.tooLong, { limit: SEARCH_LIMIT }) : '';
}

/** The search of the portal: a field in wide windows, an icon that opens the field in narrow ones. */
export function Search({ onNavigate }: SearchProps) {
  useStyles(css);
  const { config } = usePortal();
  const words = useTexts(searchTexts);
  // The style sheet hides the field of a server where the window is narrow.
  const isWide = useMedia('(width >= 1200px)', true);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const last = useRef({ text: '', at: -SEARCH_REPEAT_PAUSE_MS });
  // React has heard no event of what was typed before the hydration.
  useEffect(() => setText(field.current?.value ?? ''), []);

  const close = (returnFocus: boolean) => {
    setOpen(false);
    setError('');
    // The button is mounted again with the next commit.
    if (returnFocus) requestAnimationFrame(() => opener.current?.focus());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    const fault = searchFault(wanted, words);
    setError(fault);
    if (fault) {
      field.current?.focus();
      return;
    }
    const { text: former, at } = last.current;
    const now = performance.now();
    if (wanted === former && now - at < SEARCH_REPEAT_PAUSE_MS) return;
    last.current = { text: wanted, at: now };
    navigateTo({ url: serverUrl(searchAddress(wanted), config.portal), target: '_blank' }, onNavigate);
  };
  const handleKey = (event: KeyboardEvent) => {
    // Enter that is held down submits again and again.
    if (event.key === 'Enter' && event.nativeEvent.repeat) event.preventDefault();
    if (event.key !== 'Escape' || isComposing(event.nativeEvent) || isWide) return;
    event.stopPropagation();
    close(true);
  };
  const handleBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setError('');
    // Keep the field open while it has a value.
    if (!text.trim()) setOpen(false);
  };

  if (!isWide && !isOpen) {
    return (
      <CompactIconButton
        ref={opener}
        label={words.open}
        icon={<SearchIcon aria-hidden="true" />}
        aria-expanded={false}
        onClick={() => setOpen(true)}
      />
    );
  }
  return (
    <div
      className="portal-search"
      role="presentation"
      data-expanded={isWide ? undefined : ''}
      onKeyDown={handleKey}
      onBlur={handleBlur}
    >
      <form
        className="portal-search-form"
        part="search"
        role="search"
        aria-label={words.name}
        noValidate
        onSubmit={submit}
      >
        <SearchField
          ref={field}
          value={text}
          error={error}
          takesFocus={!isWide}
          onChange={(value) => {
            setText(value);
            setError('');
          }}
        />
      </form>
      {isWide ? null : (
        <CompactIconButton label={words.close} icon={<X aria-hidden="true" />} onClick={() => close(true)} />
      )}
    </div>
  );
}
