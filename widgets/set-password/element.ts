'use client';

import { defineElement } from '#src/element/defineElement.tsx';
import { formElement } from '#src/element/form-element.tsx';
import { setPasswordDefinition } from './definition.ts';

defineElement(
  setPasswordDefinition,
  formElement(() => import('./SetPassword.tsx').then((module) => module.SetPassword), {
    fields: 2,
    width: 440,
    height: 400,
  }),
);
