import { defineElement } from '../../src/element/define.tsx';
import { LazyHeader } from './LazyHeader.tsx';
import { headerRow } from './row.ts';

defineElement(headerRow, LazyHeader);
