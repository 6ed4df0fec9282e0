import { defineElement } from '../../src/element/define.tsx';
import { Login } from './Login.tsx';
import { loginRow } from './row.ts';

defineElement(loginRow, Login);
