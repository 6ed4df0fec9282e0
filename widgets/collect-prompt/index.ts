export { CollectPrompt, type CollectPromptProps } from './CollectPrompt.tsx';
export { collectPromptRow } from './row.ts';
