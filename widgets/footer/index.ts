'use client';

export { Footer, type FooterProps } from './Footer.tsx';
export { footerDefinition } from './definition.ts';
