export { Bell, type BellHandle, type BellProps } from './Bell.tsx';
export { bellRow } from './row.ts';
