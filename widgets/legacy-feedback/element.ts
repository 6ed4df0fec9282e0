import { defineElement } from '../../src/element/defineElement.tsx';
import { LegacyFeedback } from './LegacyFeedback.tsx';
import { legacyFeedbackRow } from './definition.ts';

defineElement(legacyFeedbackRow, LegacyFeedback);
