import { defineElement } from '../../src/element/define.tsx';
import { linkFeedbackDesk } from '../../src/element/feedback-desk.ts';
import { Messages } from './Messages.tsx';
import { messagesRow } from './row.ts';

defineElement(messagesRow, Messages);
linkFeedbackDesk();
