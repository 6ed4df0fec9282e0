'use client';

export { ForgotPassword, type ForgotPasswordProps } from './ForgotPassword.tsx';
export { forgotPasswordDefinition } from './definition.ts';
