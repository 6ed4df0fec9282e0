import { defineElement } from '../../src/element/defineElement.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { changePasswordRow } from './definition.ts';

defineElement(changePasswordRow, ChangePassword);
