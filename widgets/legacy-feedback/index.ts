'use client';

export { LegacyFeedback, type LegacyFeedbackHandle, type LegacyFeedbackProps } from './LegacyFeedback.tsx';
export { LazyLegacyFeedbackDialog as LegacyFeedbackDialog } from './LazyLegacyFeedbackDialog.ts';
export { legacyFeedbackDefinition } from './definition.ts';
