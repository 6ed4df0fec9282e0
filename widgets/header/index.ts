export { Header, type HeaderProps } from './Header.tsx';
export { headerRow } from './row.ts';
