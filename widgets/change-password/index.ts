'use client';

export { ChangePassword, type ChangePasswordProps } from './ChangePassword.tsx';
export { changePasswordDefinition } from './definition.ts';
