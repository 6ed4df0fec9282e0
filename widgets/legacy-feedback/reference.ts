import { documentElement } from '../../src/element/reference.ts';
import { legacyFeedbackDefinition } from './definition.ts';

export const legacyFeedbackReference = documentElement(legacyFeedbackDefinition, {
  summary: 'The older feedback form: type, content, mobile number and pictures.',
  methods: { reset: 'Empties the form.' },
  events: { onSubmitted: { summary: 'Feedback was sent.' } },
  parts: { 'legacy-feedback': 'The form.' },
});
