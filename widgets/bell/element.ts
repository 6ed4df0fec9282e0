import { defineElement } from '../../src/element/define.tsx';
import { Bell } from './Bell.tsx';
import { bellRow } from './row.ts';

defineElement(bellRow, Bell);
