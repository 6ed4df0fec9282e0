/** Fills fields as a browser does by itself when a user has chosen something: the value changes, then the events come. */

const ownValue = (field: HTMLInputElement | HTMLTextAreaElement) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');

/** A field of dates or numbers takes no text by the editing command. */
const typed = /^(?:text|search|tel|url|email|password|)$/;

/** Replaces the text of a field. */
export function insertText(element: Element, text: string): void {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    throw new Error(`${element.tagName} is no field`);
  element.focus();
  if (element instanceof HTMLTextAreaElement || typed.test(element.type)) {
    element.select();
    document.execCommand(text ? 'insertText' : 'delete', false, text);
    return;
  }
  ownValue(element)?.set?.call(element, text);
  tell(element);
}

/** Throws where an option has not come yet. */
export function chooseOptions(element: Element, values: readonly (string | Element)[]): void {
  if (!(element instanceof HTMLSelectElement)) throw new Error(`${element.tagName} has no options`);
  const options = [...element.options];
  const chosen = values.map((value) =>
    options.find((option) => option === value || [option.value, option.label].includes(value as string)),
  );
  if (chosen.includes(undefined) || element.disabled) throw new Error(`no option ${values.join()}`);
  element.focus();
  for (const option of options) option.selected = chosen.includes(option);
  tell(element);
}

export function chooseFiles(element: Element, files: readonly (string | File)[]): void {
  if (!(element instanceof HTMLInputElement)) throw new Error(`${element.tagName} takes no files`);
  const transfer = new DataTransfer();
  for (const file of files) {
    if (typeof file === 'string') throw new Error(`a path: ${file}`);
    transfer.items.add(file);
  }
  element.files = transfer.files;
  tell(element);
}

function tell(element: Element): void {
  element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
