import { defineElement } from '../../src/element/define.tsx';
import { Footer } from './Footer.tsx';
import { footerRow } from './row.ts';

defineElement(footerRow, Footer);
