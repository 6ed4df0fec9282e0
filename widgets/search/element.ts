import { defineElement } from '../../src/element/defineElement.tsx';
import { Search } from './Search.tsx';
import { searchRow } from './definition.ts';

defineElement(searchRow, Search);
