export { ForgotPassword, type ForgotPasswordProps } from './ForgotPassword.tsx';
export { forgotPasswordRow } from './definition.ts';
