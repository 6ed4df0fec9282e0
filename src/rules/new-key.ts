import { wallNow } from './wall-clock.ts';

/** Unique among all devices that edit a document. */
export const newKey = () => `${wallNow().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
