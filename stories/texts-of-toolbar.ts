import { isTexts } from '#host/traditional/is-texts.ts';
import type { Locale } from '#src/texts/texts.ts';
import { changedTexts, type ChangedTexts, type TextForm } from '#test/texts/changed-texts.ts';

/** All files that define texts; a test compares them with those of the build. */
export const textModules = import.meta.glob<Record<string, unknown>>([
  '../src/**/{texts,*-texts}.ts',
  '../src/texts/*.ts',
  '!**/*.en.ts',
  '../widgets/**/{texts,*-texts}.ts',
  '../host/app/**/{texts,*-texts,page-titles}.ts',
]);

/** The language of a story, whose texts load only where the toolbar asks for other ones. */
export async function textsOfToolbar(form: TextForm, locale: Locale): Promise<ChangedTexts> {
  if (form === 'normal') return changedTexts(form, locale, []);
  const modules = await Promise.all(Object.values(textModules).map((load) => load()));
  const { traditionalTexts } = await import('#src/texts/traditional/traditional-texts.ts');
  const areas = modules.flatMap((module) => Object.values(module).filter(isTexts));
  return changedTexts(form, locale, areas, traditionalTexts);
}
