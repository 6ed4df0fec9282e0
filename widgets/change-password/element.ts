import { defineElement } from '../../src/element/define.tsx';
import { formElement } from '../../src/element/form-element.tsx';
import { changePasswordRow } from './row.ts';

defineElement(
  changePasswordRow,
  formElement(() => import('./ChangePassword.tsx').then((module) => module.ChangePassword), {
    fields: 3,
    width: 440,
    height: 550,
  }),
);
