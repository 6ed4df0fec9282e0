'use client';

export { AccountForm } from './AccountForm.tsx';
export { Activate, type ActivateProps } from './pages/Activate.tsx';
export { AuthCard } from './AuthCard.tsx';
export { AuthLayout } from './pages/AuthLayout.tsx';
export { RecoverPassword } from './pages/RecoverPassword.tsx';
export { Login, type LoginProps } from './Login.tsx';
export type { LoginFlow, LoginMethod } from './login-methods.ts';
export { PhoneBinding } from './pages/PhoneBinding.tsx';
export { QrPanel } from './pages/QrPanel.tsx';
export { Register, type RegisterProps } from './pages/Register.tsx';
export { loginDefinition } from './definition.ts';
export { registrationTexts } from './texts.ts';
