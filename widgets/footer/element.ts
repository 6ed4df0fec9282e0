'use client';

import { defineElement } from '#src/element/defineElement.tsx';
import { Footer } from './Footer.tsx';
import { footerDefinition } from './definition.ts';

defineElement(footerDefinition, Footer);
