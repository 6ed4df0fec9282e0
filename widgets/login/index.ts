'use client';

export { AccountForm } from './AccountForm.tsx';
export { Activate, type ActivateProps } from './Activate.tsx';
export { AuthCard } from './AuthCard.tsx';
export { AuthLayout } from './AuthLayout.tsx';
export { RecoverPassword } from './RecoverPassword.tsx';
export { Login, type LoginProps } from './Login.tsx';
export type { LoginFlow, LoginMethod } from './login-methods.ts';
export { PhoneBinding } from './PhoneBinding.tsx';
export { QrPanel } from './QrPanel.tsx';
export { Register, type RegisterProps } from './Register.tsx';
export { loginDefinition } from './definition.ts';
export { registrationTexts } from './texts.ts';
