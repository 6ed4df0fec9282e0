'use client';

export { setPasswordDefinition } from './definition.ts';
export { SetPassword, type SetPasswordProps } from './SetPassword.tsx';
