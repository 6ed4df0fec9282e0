import { isTag } from '../../rules/element-kind.ts';
import { shortText } from '../../rules/characters.ts';
import { isPasswordField } from './secret-fields.ts';

/** Cleans what a field of one line holds of marks that cannot be seen; passwords and longer texts stay as they are. */
export function cleanText(form: HTMLFormElement | null, name: string, value: string): string {
  if (isPasswordField(name) || isTag(form?.elements.namedItem(name), 'textarea')) return value;
  return shortText(value);
}
