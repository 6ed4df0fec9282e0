export {
  Feedback,
  type FeedbackHandle,
  type FeedbackProps,
  type FeedbackTab,
  type FeedbackTrigger,
} from './Feedback.tsx';
export { feedbackRow } from './definition.ts';
