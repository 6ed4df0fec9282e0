import { defineElement } from '../../src/element/defineElement.tsx';
import { sideToolsRow } from './definition.ts';
import { SideTools } from './SideTools.tsx';

defineElement(sideToolsRow, SideTools);
