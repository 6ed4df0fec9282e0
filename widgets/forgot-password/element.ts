import { defineElement } from '../../src/element/define.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { forgotPasswordRow } from './row.ts';

defineElement(forgotPasswordRow, ForgotPassword);
