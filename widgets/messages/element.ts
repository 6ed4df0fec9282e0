import { defineElement } from '../../src/element/define.tsx';
import { Messages } from './Messages.tsx';
import { messagesRow } from './row.ts';

defineElement(messagesRow, Messages);
