/**
 * The events of an input method whose composition ends with Enter, in the order of the engine. In Firefox, the key
 * belongs to the composition; in Safari it follows, and only its code tells it from another.
 */
export function compose(field: HTMLElement, marks: string, text: string, order: 'firefox' | 'safari'): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error('the focus is on no field');
  const former = field.value;
  const fire = (event: Event) => field.dispatchEvent(event);
  const options = { bubbles: true, composed: true };
  const composition = (type: string, data: string) => fire(new CompositionEvent(type, { ...options, data }));
  const put = (written: string, inputType: string, isComposing: boolean) => {
    // React overrides the setter of the field itself, to know what it has rendered.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
      field,
      former + written,
    );
    fire(new InputEvent('input', { ...options, data: written, inputType, isComposing }));
  };
  const key = (type: string, keyCode: number, isComposing: boolean) =>
    fire(
      new KeyboardEvent(type, {
        ...options,
        cancelable: true,
        key: 'Enter',
        code: 'Enter',
        keyCode,
        isComposing,
      }),
    );

  composition('compositionstart', '');
  composition('compositionupdate', marks);
  put(marks, 'insertCompositionText', true);
  if (order === 'firefox') {
    key('keydown', 229, true);
    composition('compositionend', text);
    put(text, 'insertCompositionText', false);
  } else {
    put(text, 'insertFromComposition', true);
    composition('compositionend', text);
    key('keydown', 229, false);
  }
  key('keyup', 13, false);
}
