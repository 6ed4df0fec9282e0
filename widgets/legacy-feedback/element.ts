import { defineElement } from '../../src/element/defineElement.tsx';
import { LegacyFeedback } from './LegacyFeedback.tsx';
import { legacyFeedbackDefinition } from './definition.ts';

defineElement(legacyFeedbackDefinition, LegacyFeedback);
