import { defineElement } from '../../src/element/defineElement.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { forgotPasswordDefinition } from './definition.ts';

defineElement(forgotPasswordDefinition, ForgotPassword);
