import type { ShownToken } from './shown.ts';

/** The custom properties as a module: their names, and their values in both themes with the default brand. */
export function tokenConstant(all: readonly ShownToken[]): { code: string; types: string } {
  const tokens = all.filter(({ isProperty }) => isProperty);
  const values = Object.fromEntries(tokens.map(({ name, light, dark }) => [name, { light, dark }]));
  const names = tokens.map(({ name }) => `  | '${name}'`).join('\n');
  return {
    code: `export const tokens = ${JSON.stringify(values, null, 2)};\n`,
    types: `/** \`ink\` is the custom property \`--portal-ink\`. */
export type TokenName =
${names};

/** The value of each in both themes, as CSS in sRGB, with the default brand. */
export declare const tokens: Readonly<Record<TokenName, { readonly light: string; readonly dark: string }>>;
`,
  };
}
