import { defineElement } from '../../src/element/define.tsx';
import { LegacyFeedback } from './LegacyFeedback.tsx';
import { legacyFeedbackRow } from './row.ts';

defineElement(legacyFeedbackRow, LegacyFeedback);
