export { Header } from './Header.tsx';
export type { HeaderProps } from './HeaderFrame.tsx';
export { headerRow } from './definition.ts';
