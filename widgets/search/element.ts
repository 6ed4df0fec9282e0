'use client';

import { defineElement } from '#src/element/defineElement.tsx';
import { Search } from './Search.tsx';
import { searchDefinition } from './definition.ts';

defineElement(searchDefinition, Search);
