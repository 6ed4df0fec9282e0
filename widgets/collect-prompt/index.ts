'use client';

export { CollectPrompt, type CollectPromptProps } from './CollectPrompt.tsx';
export { collectPromptDefinition } from './definition.ts';
