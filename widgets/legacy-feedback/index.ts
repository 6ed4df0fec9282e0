'use client';

export { LegacyFeedback, type LegacyFeedbackHandle, type LegacyFeedbackProps } from './LegacyFeedback.tsx';
export { LegacyFeedbackDialog } from './lazy-dialog.ts';
export { legacyFeedbackDefinition } from './definition.ts';
