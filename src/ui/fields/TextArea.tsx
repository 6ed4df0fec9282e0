import { useId, useState, type ChangeEvent, type Ref, type TextareaHTMLAttributes } from 'react';
import { visibleLength } from '../../rules/characters.ts';
import { fill } from '../../texts/texts.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { fieldTexts } from '../../texts/fields.ts';
import { useStyles } from '../../theme/useStyles.ts';
import { useFieldWiring } from './field-context.ts';
import inputCss from './input.css?inline';
import css from './text-area.css?inline';
import { useSilentFill } from './useSilentFill.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { CHARACTERS_LEFT_SAID } from '../../rules/limits.ts';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Shows the count, e.g. 12/200. The text is not cut off: the form has to reject text that is too long. */
  limit?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ limit, className, onChange, ref, ...rest }: TextAreaProps) {
  useStyles(inputCss);
  useStyles(css);
  const words = useTexts(fieldTexts);
  const countId = useId();
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const count = visibleLength(rest.value === undefined ? typed : String(rest.value));
  const describedBy =
    [rest['aria-describedby'], limit === undefined ? undefined : countId].filter(Boolean).join(' ') ||
    undefined;
  const wiring = useFieldWiring({ ...rest, 'aria-describedby': describedBy });
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value);
    onChange?.(event);
  };
  const watched = useSilentFill({ ...rest, onChange: handleChange, ref });
  const left = limit === undefined ? Infinity : limit - count;

  return (
    <span
      className={className ? `portal-input portal-text-area ${className}` : 'portal-input portal-text-area'}
    >
      <textarea
        rows={4}
        enterKeyHint="enter"
        {...rest}
        aria-describedby={describedBy}
        {...wiring}
        {...watched}
        className="portal-input-native portal-text-area-native"
      />
      {limit === undefined ? null : (
        <>
          <span className="portal-text-area-count" id={countId} data-over={left < 0 || undefined}>
            {fill(words.count, { count, limit })}
          </span>
          <VisuallyHidden role="status">
            {left > CHARACTERS_LEFT_SAID
              ? null
              : left < 0
                ? fill(words.charactersOver, { count: -left })
                : fill(words.charactersLeft, { count: left })}
          </VisuallyHidden>
        </>
      )}
    </span>
  );
}
