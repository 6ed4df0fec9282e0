'use client';

import { defineElement } from '#src/element/defineElement.tsx';
import { Messages } from './Messages.tsx';
import { messagesDefinition } from './definition.ts';

defineElement(messagesDefinition, Messages);
