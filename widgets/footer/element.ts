import { defineElement } from '../../src/element/defineElement.tsx';
import { Footer } from './Footer.tsx';
import { footerRow } from './definition.ts';

defineElement(footerRow, Footer);
