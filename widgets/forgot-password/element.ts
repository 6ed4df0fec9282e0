import { defineElement } from '../../src/element/define.tsx';
import { formElement } from '../../src/element/form-element.tsx';
import { forgotPasswordRow } from './row.ts';

defineElement(
  forgotPasswordRow,
  formElement(() => import('./ForgotPassword.tsx').then((module) => module.ForgotPassword), {
    fields: 2,
    width: 440,
    height: 420,
  }),
);
