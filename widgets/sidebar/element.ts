import { defineElement } from '../../src/element/defineElement.tsx';
import { sidebarRow } from './definition.ts';
import { Sidebar } from './Sidebar.tsx';

defineElement(sidebarRow, Sidebar);
