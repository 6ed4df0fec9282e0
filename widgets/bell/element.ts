import { defineElement } from '../../src/element/defineElement.tsx';
import { Bell } from './Bell.tsx';
import { bellRow } from './definition.ts';

defineElement(bellRow, Bell);
