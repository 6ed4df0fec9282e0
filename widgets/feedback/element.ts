import { defineElement } from '../../src/element/define.tsx';
import { Feedback } from './Feedback.tsx';
import { feedbackRow } from './row.ts';

defineElement(feedbackRow, Feedback);
