import { defineElement } from '../../src/element/defineElement.tsx';
import { LazyHeader } from './LazyHeader.tsx';
import { headerRow } from './definition.ts';

defineElement(headerRow, LazyHeader);
