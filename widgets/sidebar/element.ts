'use client';

import { defineElement } from '#src/element/defineElement.tsx';
import { sidebarDefinition } from './definition.ts';
import { Sidebar } from './Sidebar.tsx';

defineElement(sidebarDefinition, Sidebar);
