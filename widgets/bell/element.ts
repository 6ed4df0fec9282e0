'use client';

import { defineElement } from '#src/element/defineElement.tsx';
import { Bell } from './Bell.tsx';
import { bellDefinition } from './definition.ts';

defineElement(bellDefinition, Bell);
