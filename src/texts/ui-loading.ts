import { defineTexts } from './texts.ts';

/** What is said while something is on its way. */
export const loadingTexts = defineTexts('ui', { loading: '加载中' });
