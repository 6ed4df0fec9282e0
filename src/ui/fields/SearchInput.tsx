import { useRef, type RefObject } from 'react';
import { X } from 'lucide-react';
import { guardComposition } from './composition.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { Input, type InputProps } from './Input.tsx';

interface SearchInputProps extends Omit<InputProps, 'value' | 'onChange' | 'onKeyDown' | 'type' | 'ref'> {
  value: string;
  onChange: (text: string) => void;
  clearLabel: string;
  /** The field has been cleared by its button. */
  onClear?: () => void;
  ref?: RefObject<HTMLInputElement | null>;
}

/** A search field with a button that clears it; the focus stays in the field. */
export function SearchInput({
  value,
  onChange,
  clearLabel,
  onClear,
  trailing,
  ref,
  ...rest
}: SearchInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const field = ref ?? own;
  const clear = () => {
    onChange('');
    field.current?.focus();
    onClear?.();
  };
  return (
    <Input
      enterKeyHint="search"
      autoComplete="off"
      {...rest}
      ref={field}
      type="search"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={guardComposition}
      trailing={
        <>
          {value ? <IconButton label={clearLabel} icon={<X aria-hidden="true" />} onClick={clear} /> : null}
          {trailing}
        </>
      }
    />
  );
}
