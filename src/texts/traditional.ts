import { translation, type Language } from './texts.ts';
import { traditionalTexts } from './traditional-texts.ts';

type Overrides = Language['overrides'];

/** Those of the tenant, by those of ours that look into them. */
const tenants = new WeakMap<Overrides, Overrides>();
const named = new Set<string>();

/** Lets all who ask for a language from now on get that of `traditional`. */
export function addTraditional(): void {
  translation.of = traditional;
}

/** Overrides the Simplified texts with the Traditional ones where a tenant has none of its own. */
function traditional(language: Language): Language {
  const own = tenants.get(language.overrides) ?? language.overrides;
  if (language.locale !== 'zh-Hant') return { ...language, overrides: own };
  const overrides = new Proxy(own, {
    get: (_, name: string) => own[name] ?? traditionalTexts[name] ?? missing(name),
  });
  tenants.set(overrides, own);
  return { ...language, overrides };
}

/** A text that is missing stays Simplified and is named once. */
function missing(name: string): undefined {
  // oxlint-disable-next-line eslint/no-console -- the developer looks there
  if (!named.has(name)) console.warn(`portal-widgets: no text "${name}" in zh-Hant`);
  named.add(name);
}
