import { useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react';
import { Search as SearchIcon, X } from 'lucide-react';
import type { ElementProps } from '../../src/element/defineElement.tsx';
import { usePortal } from '../../src/data/portal-context.ts';
import { serverUrl } from '../../src/rules/url.ts';
import { searchTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useMedia } from '../../src/theme/breakpoint.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { navigateTo, type OnNavigate } from '../../src/ui/navigate.ts';
import { CompactIconButton } from '../../src/ui/CompactIconButton.tsx';
import css from './search.css?inline';
import { SearchField } from './SearchField.tsx';

export interface SearchProps extends ElementProps {
  onNavigate?: OnNavigate;
}

/** Returns the URL of the results page. */
export function searchAddress(text: string): string {
  return `/search?searchVal=${encodeURIComponent(text)}`;
}

/** The search of the portal: a field in wide windows, an icon that opens the field in narrow ones. */
export function Search({ onNavigate }: SearchProps) {
  useStyles(css);
  const { config } = usePortal();
  const words = useTexts(searchTexts);
  const isWide = useMedia('(width >= 1200px)');
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const close = (returnFocus: boolean) => {
    setOpen(false);
    setRefused(false);
    // The button is mounted again with the next commit.
    if (returnFocus) requestAnimationFrame(() => opener.current?.focus());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    setRefused(!wanted);
    if (wanted)
      navigateTo({ url: serverUrl(searchAddress(wanted), config.portal), target: '_blank' }, onNavigate);
    else field.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || isWide) return;
    event.stopPropagation();
    close(true);
  };
  const handleBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setRefused(false);
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
          isRefused={isRefused}
          takesFocus={!isWide}
          onChange={(value) => {
            setText(value);
            setRefused(false);
          }}
        />
      </form>
      {isWide ? null : (
        <CompactIconButton label={words.close} icon={<X aria-hidden="true" />} onClick={() => close(true)} />
      )}
    </div>
  );
}
