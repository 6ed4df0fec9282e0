'use client';

import { defineElement } from '#src/element/defineElement.tsx';
import { sideToolsDefinition } from './definition.ts';
import { SideTools } from './SideTools.tsx';

defineElement(sideToolsDefinition, SideTools);
