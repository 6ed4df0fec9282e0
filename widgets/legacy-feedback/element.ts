import { defineElement } from '../../src/element/define.tsx';
import { formElement } from '../../src/element/form-element.tsx';
import { legacyFeedbackRow } from './row.ts';

defineElement(
  legacyFeedbackRow,
  formElement(() => import('./LegacyFeedback.tsx').then((module) => module.LegacyFeedback), {
    fields: 4,
    width: 720,
    height: 700,
  }),
);
