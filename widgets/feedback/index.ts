'use client';

export { Feedback, type FeedbackHandle, type FeedbackProps, type FeedbackTrigger } from './Feedback.tsx';
export type { FeedbackTab } from './FeedbackDialog.tsx';
export { feedbackDefinition } from './definition.ts';
export { prefetchFeedback } from './useFeedbackDialog.ts';
