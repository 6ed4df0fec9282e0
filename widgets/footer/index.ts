export { Footer, type FooterProps } from './Footer.tsx';
export { footerRow } from './definition.ts';
