'use client';

export { Bell, type BellHandle, type BellPlacement, type BellProps } from './Bell.tsx';
export { bellDefinition } from './definition.ts';
