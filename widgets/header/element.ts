import { defineElement } from '../../src/element/define.tsx';
import { Header } from './Header.tsx';
import { headerRow } from './row.ts';

defineElement(headerRow, Header);
