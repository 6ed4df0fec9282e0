import type { Texts } from '#src/texts/texts.ts';

/** Recognizes the areas of texts among what a module exports. */
export const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && 'area' in value && 'zh-CN' in value && 'en' in value;
