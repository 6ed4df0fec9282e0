import { defineElement } from '../../src/element/defineElement.tsx';
import { Login } from './Login.tsx';
import { loginDefinition } from './definition.ts';

defineElement(loginDefinition, Login);
