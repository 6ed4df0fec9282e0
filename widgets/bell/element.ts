import { defineElement } from '../../src/element/define.tsx';
import { linkFeedbackDesk } from '../../src/element/feedback-desk.ts';
import { Bell } from './Bell.tsx';
import { bellRow } from './row.ts';

defineElement(bellRow, Bell);
linkFeedbackDesk();
