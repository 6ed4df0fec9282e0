import { defineElement } from '../../src/element/define.tsx';
import { setPasswordRow } from './row.ts';
import { SetPassword } from './SetPassword.tsx';

defineElement(setPasswordRow, SetPassword);
