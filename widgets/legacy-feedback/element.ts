'use client';

import { defineElement } from '#src/element/defineElement.tsx';
import { formElement } from '#src/element/form-element.tsx';
import { legacyFeedbackDefinition } from './definition.ts';

defineElement(
  legacyFeedbackDefinition,
  formElement(() => import('./LegacyFeedback.tsx').then((module) => module.LegacyFeedback), {
    fields: 4,
    width: 720,
    height: 700,
  }),
);
