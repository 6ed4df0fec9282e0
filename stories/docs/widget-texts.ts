import type { Texts } from '#src/texts/texts.ts';
import { elementReferences } from '#widgets/references.ts';

const widgets = import.meta.glob<Record<string, Texts>>('../../widgets/*/**/{texts,*-texts}.ts', {
  eager: true,
});
/** With those of two pages of the portal, which a tenant may replace too. */
const shared = import.meta.glob<Record<string, unknown>>(
  [
    '../../src/texts/*.ts',
    '!../../src/texts/*.en.ts',
    '../../host/app/pages/{personal-data,customer-service}/texts.ts',
  ],
  { eager: true },
);

export interface TextRow {
  key: string;
  chinese: string;
  english: string;
}

/** Every text of a widget's folder, with the key that replaces it. */
export const textsOfWidget = (name: string): TextRow[] => textsIn((folder) => folder === name);

/** The texts that several widgets share; `widgets/shared` holds what some of them have in common. */
export function sharedTexts(): TextRow[] {
  const elements = elementReferences.map(({ tag }) => tag.slice('portal-'.length));
  return [...rowsOf(Object.values(shared)), ...textsIn((folder) => !elements.includes(folder))];
}

/** The texts with these keys, of widgets or shared. */
export function rowsOfKeys(keys: readonly string[]): TextRow[] {
  const all = new Map([...sharedTexts(), ...textsIn(() => true)].map((row) => [row.key, row]));
  return keys.map((key) => {
    const row = all.get(key);
    if (!row) throw new Error(`there is no text ${key}`);
    return row;
  });
}

function textsIn(isWanted: (folder: string) => boolean): TextRow[] {
  return rowsOf(
    Object.entries(widgets)
      .filter(([path]) => isWanted(path.split('/widgets/')[1]?.split('/')[0] ?? ''))
      .map(([, module]) => module),
  );
}

function rowsOf(modules: readonly Record<string, unknown>[]): TextRow[] {
  return modules
    .flatMap((module) => Object.values(module))
    .filter(isTexts)
    .flatMap(({ area, 'zh-CN': chinese, en }) =>
      Object.entries(chinese).map(([key, text]) => ({
        key: `${area}.${key}`,
        chinese: text,
        english: en[key] ?? '',
      })),
    );
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && 'area' in value && 'zh-CN' in value && 'en' in value;
