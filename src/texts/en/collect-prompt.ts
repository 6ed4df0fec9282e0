import type { collectPromptTexts } from '../collect-prompt.ts';
import type { Translation } from '../texts.ts';

export const collectPrompt: Translation<typeof collectPromptTexts> = {
  title: 'Complete your personal data',
  text: 'Please complete your personal data, so that your class hours and certificates are recorded correctly.',
  fill: 'Fill in now',
  close: 'Close',
};
