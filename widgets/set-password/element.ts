import { defineElement } from '../../src/element/defineElement.tsx';
import { setPasswordDefinition } from './definition.ts';
import { SetPassword } from './SetPassword.tsx';

defineElement(setPasswordDefinition, SetPassword);
