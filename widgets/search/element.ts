import { defineElement } from '../../src/element/define.tsx';
import { Search } from './Search.tsx';
import { searchRow } from './row.ts';

defineElement(searchRow, Search);
