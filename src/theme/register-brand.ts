/** The brand colour of a tenant that has none; tokens.css says it again, since a style sheet cannot import it. */
export const defaultBrand = '#3156e4';

/**
 * Makes a `--portal-brand` that is no colour mean the default one: without a type, an invalid value would turn every
 * tone that is derived from it into nothing. By script, since a stylesheet in a shadow root cannot register a property.
 */
export function registerBrand({ CSS }: Pick<typeof globalThis, 'CSS'>): void {
  try {
    CSS.registerProperty({
      name: '--portal-brand-checked',
      syntax: '<color>',
      inherits: false,
      initialValue: defaultBrand,
    });
  } catch {
    // It is registered already, since the registration holds for the whole document.
  }
}
