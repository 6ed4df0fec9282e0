import { byId } from '../dom.ts';
import { readState, type BrandState, type TypedName } from './brand-state.ts';

/** The form of the page; its fields have the names of the state. */
export const form = () => byId('brand-form') as HTMLFormElement;

export const readForm = (): BrandState => readState(new FormData(form()));

/** Puts a state into the fields. */
export function writeForm(state: BrandState): void {
  for (const [name, value] of Object.entries(state)) {
    const field = form().elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value = value;
    else fieldNamed(name).value = value;
  }
}

export function fieldNamed(name: string): HTMLInputElement | HTMLSelectElement {
  const field = form().elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) return field;
  throw new Error(`the form has no field ${name}`);
}

/** The place of the message about a field, which its `aria-describedby` names. */
const messageOf = (name: TypedName) => byId(`${name}-message`);

/** Says what is wrong with a field; an empty text takes the message away. */
export function sayFault(name: TypedName, text: string): void {
  const message = messageOf(name);
  // A screen reader says it again whenever it is written.
  if (message.textContent !== text) message.textContent = text;
  fieldNamed(name).setAttribute('aria-invalid', String(Boolean(text)));
}

export const hasFault = (name: TypedName): boolean => messageOf(name).textContent !== '';
