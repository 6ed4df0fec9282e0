import { defineElement } from '../../src/element/define.tsx';
import { formElement } from '../../src/element/form-element.tsx';
import { setPasswordRow } from './row.ts';

defineElement(
  setPasswordRow,
  formElement(() => import('./SetPassword.tsx').then((module) => module.SetPassword), {
    fields: 2,
    width: 440,
    height: 400,
  }),
);
