import { defineElement } from '../../src/element/define.tsx';
import { formElement } from '../../src/element/form-element.tsx';
import { loginRow } from './row.ts';

defineElement(
  loginRow,
  formElement(() => import('./Login.tsx').then((module) => module.Login), {
    fields: 2,
    width: 400,
    height: 420,
  }),
);
