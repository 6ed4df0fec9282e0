'use client';

import { defineElement } from '#src/element/defineElement.tsx';
import { formElement } from '#src/element/form-element.tsx';
import { loginDefinition } from './definition.ts';

defineElement(
  loginDefinition,
  formElement(() => import('./Login.tsx').then((module) => module.Login), {
    fields: 2,
    width: 400,
    height: 420,
  }),
);
