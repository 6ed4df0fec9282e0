export { ChangePassword, type ChangePasswordProps } from './ChangePassword.tsx';
export { changePasswordRow } from './definition.ts';
