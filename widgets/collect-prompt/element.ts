'use client';

import { defineElement } from '#src/element/defineElement.tsx';
import { CollectPrompt } from './CollectPrompt.tsx';
import { collectPromptDefinition } from './definition.ts';

defineElement(collectPromptDefinition, CollectPrompt);
