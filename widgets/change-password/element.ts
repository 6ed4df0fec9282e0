import { defineElement } from '../../src/element/define.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { changePasswordRow } from './row.ts';

defineElement(changePasswordRow, ChangePassword);
