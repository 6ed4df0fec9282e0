/**
 * The Traditional texts by dotted key. The builds and the tests load this module with all of them, converted from the
 * Chinese ones (`host/traditional/plugin.ts`); a tool that does not leaves the reader with those.
 */
export const traditionalTexts: Readonly<Record<string, string>> = {};
