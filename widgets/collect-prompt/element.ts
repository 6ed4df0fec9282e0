import { defineElement } from '../../src/element/defineElement.tsx';
import { CollectPrompt } from './CollectPrompt.tsx';
import { collectPromptRow } from './definition.ts';

defineElement(collectPromptRow, CollectPrompt);
