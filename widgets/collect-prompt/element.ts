import { defineElement } from '../../src/element/define.tsx';
import { CollectPrompt } from './CollectPrompt.tsx';
import { collectPromptRow } from './row.ts';

defineElement(collectPromptRow, CollectPrompt);
