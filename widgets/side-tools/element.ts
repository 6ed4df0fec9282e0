import { defineElement } from '../../src/element/define.tsx';
import { sideToolsRow } from './row.ts';
import { SideTools } from './SideTools.tsx';

defineElement(sideToolsRow, SideTools);
