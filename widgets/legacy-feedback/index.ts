export { LegacyFeedback, type LegacyFeedbackHandle, type LegacyFeedbackProps } from './LegacyFeedback.tsx';
export { legacyFeedbackDefinition } from './definition.ts';
