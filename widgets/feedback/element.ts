import { defineElement } from '../../src/element/defineElement.tsx';
import { Feedback } from './Feedback.tsx';
import { openByMessages } from './open-on-notification.ts';
import { feedbackRow } from './definition.ts';

defineElement(feedbackRow, Feedback);
openByMessages();
