import { defineElement } from '../../src/element/defineElement.tsx';
import { setPasswordRow } from './definition.ts';
import { SetPassword } from './SetPassword.tsx';

defineElement(setPasswordRow, SetPassword);
