import { defineElement } from '../../src/element/defineElement.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { forgotPasswordRow } from './definition.ts';

defineElement(forgotPasswordRow, ForgotPassword);
