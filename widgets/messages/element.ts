import { defineElement } from '../../src/element/defineElement.tsx';
import { Messages } from './Messages.tsx';
import { messagesRow } from './definition.ts';

defineElement(messagesRow, Messages);
