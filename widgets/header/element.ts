'use client';

import { defineElement } from '#src/element/defineElement.tsx';
import { LazyHeader } from './LazyHeader.tsx';
import { headerDefinition } from './definition.ts';

defineElement(headerDefinition, LazyHeader);
