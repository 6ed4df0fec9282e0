export {
  Feedback,
  type FeedbackHandle,
  type FeedbackProps,
  type FeedbackTab,
  type FeedbackTrigger,
} from './Feedback.tsx';
export { feedbackDefinition } from './definition.ts';
