import { defineElement } from '../../src/element/defineElement.tsx';
import { Login } from './Login.tsx';
import { loginRow } from './definition.ts';

defineElement(loginRow, Login);
