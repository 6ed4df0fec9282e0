export { CollectPrompt, type CollectPromptProps } from './CollectPrompt.tsx';
export { collectPromptRow } from './definition.ts';
