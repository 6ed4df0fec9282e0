import { isTag } from '../../rules/element-kind.ts';
import { shortText } from '../../rules/characters.ts';

/** The fields whose every character counts. */
export const isPasswordField = (name: string) => /password|^confirm$/i.test(name);

/** The fields whose value no storage may hold, not even until a reload. */
export const isSecretField = (name: string) => isPasswordField(name) || name === 'code';

/** Cleans what a field of one line holds of marks that cannot be seen; passwords and longer texts stay as they are. */
export function cleanText(form: HTMLFormElement | null, name: string, value: string): string {
  if (isPasswordField(name) || isTag(form?.elements.namedItem(name), 'textarea')) return value;
  return shortText(value);
}
