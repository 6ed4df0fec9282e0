import type { ElementDefinition } from '../../src/element/defineElement.tsx';

export const legacyFeedbackDefinition = {
  tag: 'portal-legacy-feedback',
  summary: 'The legacy feedback form: type, content, mobile number and pictures.',
  methods: { reset: 'Clears the form.' },
  events: {
    onSubmitted: {
      name: 'portal-submitted',
      summary: 'Feedback was sent.',
    },
  },
  parts: {
    'legacy-feedback': 'The form.',
  },
} satisfies ElementDefinition;
