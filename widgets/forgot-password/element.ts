'use client';

import { defineElement } from '#src/element/defineElement.tsx';
import { formElement } from '#src/element/form-element.tsx';
import { forgotPasswordDefinition } from './definition.ts';

defineElement(
  forgotPasswordDefinition,
  formElement(() => import('./ForgotPassword.tsx').then((module) => module.ForgotPassword), {
    fields: 2,
    width: 440,
    height: 420,
  }),
);
