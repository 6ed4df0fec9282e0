type Field = HTMLInputElement | HTMLTextAreaElement;

/** Remembers what stands in the fields of a form; the answer gives it back to fields that have got an owner. */
export function keepTyped(form: ParentNode): () => void {
  const kept = [...form.querySelectorAll<Field>('input, textarea')].map((field) => {
    const { value } = field;
    if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type)) {
      const { checked } = field;
      return () => {
        if (field.checked !== checked) field.click();
      };
    }
    const { selectionStart, selectionEnd } = field;
    return () => {
      if (!value) return;
      if (field.value !== value) {
        field.value = value;
        field.setSelectionRange(selectionStart, selectionEnd);
      }
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
  });
  return () => {
    for (const giveBack of kept) giveBack();
  };
}
