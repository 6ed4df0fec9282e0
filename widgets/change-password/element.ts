'use client';

import { defineElement } from '#src/element/defineElement.tsx';
import { formElement } from '#src/element/form-element.tsx';
import { changePasswordDefinition } from './definition.ts';

defineElement(
  changePasswordDefinition,
  formElement(() => import('./ChangePassword.tsx').then((module) => module.ChangePassword), {
    fields: 3,
    width: 440,
    height: 550,
  }),
);
