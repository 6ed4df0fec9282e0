export { LegacyFeedback, type LegacyFeedbackHandle, type LegacyFeedbackProps } from './LegacyFeedback.tsx';
export { legacyFeedbackRow } from './definition.ts';
