import { defineElement } from '../../src/element/defineElement.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { changePasswordDefinition } from './definition.ts';

defineElement(changePasswordDefinition, ChangePassword);
