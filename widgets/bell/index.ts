export { Bell, type BellHandle, type BellPlacement, type BellProps } from './Bell.tsx';
export { bellRow } from './definition.ts';
