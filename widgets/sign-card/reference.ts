import { documentElement } from '../../src/element/reference.ts';
import { signCardDefinition } from './definition.ts';

export const signCardReference = documentElement(signCardDefinition, {
  summary: 'The user’s credit, and the daily sign-in that earns it.',
  methods: { refresh: 'Loads the credit and the sign-in anew.' },
  events: {
    onCheckedIn: {
      detail: { credit: 'number' },
      summary: 'The user has signed in for today; `detail.credit` is what it has earned.',
    },
    onNavigate: {
      detail: { url: 'string' },
      summary: 'Before a link leads somewhere; `detail.url`. Prevent it to go there your own way.',
    },
  },
  parts: {
    'sign-card': 'All of it.',
    heading: 'Its title.',
    link: 'The way to the records.',
    amount: 'How much credit there is.',
    button: 'The button that signs in for today.',
    calendar: 'What the days of a round earn.',
    day: 'One day.',
  },
});
