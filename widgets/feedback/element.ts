import { defineElement } from '../../src/element/define.tsx';
import { Feedback } from './Feedback.tsx';
import { openByMessages } from './open-by-messages.ts';
import { feedbackRow } from './row.ts';

defineElement(feedbackRow, Feedback);
openByMessages();
